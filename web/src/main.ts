import { mount } from "svelte";
import "./look.css";
import App from "./App.svelte";
import { applyTheme } from "./settings.svelte";
import { learn } from "./words.svelte";

applyTheme();
await learn("mojo", "momiji", "mangrovia");
mount(App, { target: document.body });
