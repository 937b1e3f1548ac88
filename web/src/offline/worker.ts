// Python in a worker, so that the page never waits for it. It is told where its files lie, then
// answers questions and requests, and speaks for the tables that are listened to.
import type { Layout } from "../machine/layout";
import { copiesOf, digestOf } from "./copies";
import type { Module } from "./grown";
import { Python, type Tables } from "./python";
import { Store } from "./store";

export interface Start {
  folder: string; // the address of the site, with a slash at its end
  version: string; // of the site; empty where nobody tells
}

export interface Question {
  id: number;
  target: string; // "module:function"
  values: unknown[];
}

/** As to a server; the body is JSON. */
export interface Request {
  id: number;
  method: string;
  path: string;
  text: string;
  token: string;
}

export type Asked =
  { table: string; after: number; token: string } | { text: string } | { closed: true };
type Listening = Asked & { socket: number };
type Reply = { id: number; answer: unknown } | { id: number; error: string };
export type FromWorker = Reply | { socket: number; text: string | null } | { ready: true };

type Pyodide = typeof import("pyodide");
interface Running {
  python: Python;
  tables: Tables;
}

let running: Promise<Running> | undefined;

self.onmessage = async ({
  data,
}: MessageEvent<Start | Question | Request | Listening>): Promise<void> => {
  if ("folder" in data) running = start(data);
  else if ("socket" in data) await listen(data);
  else self.postMessage(await reply(data));
};

/** All is asked for at once: only a copy's name may have to wait for a file. */
async function start({ folder, version }: Start): Promise<Running> {
  const address = `${folder}pyodide/`;
  const store = new Store((table) => void running?.then(({ tables }) => tables.heard(table)));
  void import(/* @vite-ignore */ `${address}pyodide.asm.mjs`).catch(() => undefined); // its other part
  const text = fetched(`${folder}python.json`).then((found) => found.text());
  const python = text.then((found) => JSON.parse(found) as Record<string, string>);
  const files = { python, machines: machinesOf(folder) };
  const [{ loadPyodide }, copies] = await Promise.all([
    import(/* @vite-ignore */ `${address}pyodide.mjs`) as Promise<Pyodide>,
    Promise.resolve(version || text.then(digestOf))
      .then((name) => copiesOf(folder, name))
      .catch(() => undefined),
  ]);
  performance.mark("begun");
  const found = await Python.start(loadPyodide, address, files, copies);
  const tell = (socket: number, text: string | null | undefined) =>
    self.postMessage({ socket, text: text ?? null }); // what is None in Python
  const tables = found.tables(store, tell);
  performance.mark("ready");
  self.postMessage({ ready: true });
  return { python: found, tables };
}

/** The games that search in WebAssembly; one without a machine does without. */
async function machinesOf(folder: string): Promise<Record<string, Module>> {
  const told = (await (await fetched(`${folder}games.json`)).json()) as {
    games: { name: string }[];
  };
  const found = await Promise.all(
    told.games.map(({ name }) => module(`${folder}machines/${name}`).catch(() => null)),
  );
  const pairs = told.games.map(({ name }, i) => [name, found[i]] as const);
  return Object.fromEntries(pairs.filter((pair): pair is [string, Module] => pair[1] !== null));
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

async function reply(asked: Question | Request): Promise<Reply> {
  try {
    if (!running) throw new Error("not started");
    const { python, tables } = await running;
    if ("target" in asked)
      return { id: asked.id, answer: python.ask(asked.target, ...asked.values) };
    const { method, path, text, token } = asked;
    return { id: asked.id, answer: await tables.request(method, path, text, token) };
  } catch (error) {
    return { id: asked.id, error: String(error) };
  }
}

async function listen(asked: Listening): Promise<void> {
  try {
    if (!running) throw new Error("not started");
    const { tables } = await running;
    if ("closed" in asked) tables.close(asked.socket);
    else if ("text" in asked) await tables.hear(asked.socket, asked.text);
    else await tables.open(asked.socket, asked.table, asked.after, asked.token);
  } catch (error) {
    console.warn(String(error));
    self.postMessage({ socket: asked.socket, text: null });
  }
}
