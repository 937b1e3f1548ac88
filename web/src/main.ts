import { mount } from "svelte";
import "./look.css";
import App from "./App.svelte";
import { renew } from "./renewed";
import { applyTheme } from "./settings.svelte";
import { learn } from "./words.svelte";

applyTheme();
addEventListener("vite:preloadError", () => void renew().catch(() => undefined));
await learn("mojo", "momiji", "mangrovia");
mount(App, { target: document.body });
