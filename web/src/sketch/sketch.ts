// A drawing by itself, over a fixture: see src/games/README.md. Not part of the build.

import { mount } from "svelte";
import "../look.css";
import { learn, speak, type Language } from "../words.svelte";
import { load } from "../games";
import Sketch from "./Sketch.svelte";

const asked = new URLSearchParams(location.search);
const game = asked.get("game") ?? "mojo";
document.documentElement.dataset.theme = asked.get("theme") ?? "light";
const all = await (await fetch(`/fixtures/${game}.json`)).json();
const face = await load(game);
await learn(game);
await speak((asked.get("lang") ?? "en") as Language);
const at = Math.min(Number(asked.get("at") ?? 0), all.length - 1);
mount(Sketch, { target: document.getElementById("sketch")!, props: { face, fixture: all[at] } });
