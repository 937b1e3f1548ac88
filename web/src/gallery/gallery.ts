// Kept situations of a game, drawn without a server: /gallery.html?game=momiji&only=main&lang=cs&theme=dark
// `python -m tests.web_fixtures` writes them. Not part of the build.

import { mount } from "svelte";
import "../look.css";
import { load } from "../games";
import { learn, speak, type Language } from "../words.svelte";
import Gallery, { type Fixture } from "./Gallery.svelte";

const asked = new URLSearchParams(location.search);
const game = asked.get("game") ?? "momiji";
document.documentElement.dataset.theme = asked.get("theme") ?? "light";
document.documentElement.style.fontSize = asked.get("text") ?? "";

const files = import.meta.glob<Fixture>("../games/*/fixtures/*.json", { import: "default" });
const only = asked.get("only");
const wanted = Object.keys(files).filter((path) =>
  only ? path.endsWith(`/${game}/fixtures/${only}.json`) : path.includes(`/${game}/`),
);
const found = await Promise.all(
  wanted.map(async (path) => ({
    name: path.split("/").at(-1)!.replace(".json", ""),
    ...(await files[path]()),
  })),
);
const face = await load(game);
await learn(game);
await speak((asked.get("lang") ?? "en") as Language);
mount(Gallery, { target: document.getElementById("gallery")!, props: { face, found } });
