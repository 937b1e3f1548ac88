// Python in a worker, so that the page never waits for it. It is told where its files lie, then
// answers one question after another.
import type { Layout } from "../machine/layout";
import type { Module } from "./grown";
import { Python } from "./python";

export interface Start {
  folder: string; // the address of the site, with a slash at its end
  games: string[]; // with a machine
}

export interface Question {
  id: number;
  target: string; // "module:function"
  values: unknown[];
}

export type Reply = { id: number; answer: unknown } | { id: number; error: string };

type Pyodide = typeof import("pyodide");

let python: Promise<Python> | undefined;

self.onmessage = async ({ data }: MessageEvent<Start | Question>): Promise<void> => {
  if ("folder" in data) python = start(data);
  else self.postMessage(await reply(data));
};

async function start({ folder, games }: Start): Promise<Python> {
  const address = `${folder}pyodide/`;
  const [{ loadPyodide }, bytes, machines] = await Promise.all([
    import(/* @vite-ignore */ `${address}pyodide.mjs`) as Promise<Pyodide>,
    fetched(`${folder}python.zip`).then((found) => found.arrayBuffer()),
    Promise.all(games.map((game) => module(`${folder}machines/${game}`))),
  ]);
  const named = Object.fromEntries(games.map((game, i) => [game, machines[i]]));
  return Python.start(loadPyodide, address, { python: new Uint8Array(bytes), machines: named });
}

async function module(path: string): Promise<Module> {
  const [code, layout] = await Promise.all([fetched(`${path}.wasm`), fetched(`${path}.json`)]);
  return {
    module: await WebAssembly.compile(await code.arrayBuffer()),
    layout: (await layout.json()) as Layout,
  };
}

async function fetched(address: string): Promise<Response> {
  const found = await fetch(address);
  if (!found.ok) throw new Error(`${address}: ${found.status}`);
  return found;
}

async function reply({ id, target, values }: Question): Promise<Reply> {
  try {
    if (!python) throw new Error("not started");
    return { id, answer: (await python).ask(target, ...values) };
  } catch (error) {
    return { id, error: String(error) };
  }
}
