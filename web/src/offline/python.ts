// Chabudai's own Python inside the page: Pyodide, the package as one file, searches in WebAssembly.
import type { loadPyodide, PyodideInterface } from "pyodide";
import { Grown, type Module } from "./grown";

/** What may still be on its way. */
export interface Files {
  python: Texts | Promise<Texts>;
  machines: Machines | Promise<Machines>;
}

type Texts = Record<string, string>; // by name, as chabudai/offline.py writes them
type Machines = Record<string, Module>; // by game

/** Where lines are kept: `Keeper` of chabudai/table/host.py. */
export interface Keeper {
  plans(): Promise<string>;
  read(id: string, from: number): Promise<string>;
  append(id: string, first: number, lines: string, plan: string): Promise<string>;
  remove(id: string): Promise<string>;
  ends(): Promise<string>;
  note(id: string, end: string): Promise<string>;
}

/** Tables in Python: `PageTables` of chabudai/table/page.py. */
export interface Tables {
  request(method: string, path: string, body: string, token: string): Promise<string>;
  open(socket: number, table: string, after: number, token: string): Promise<void>;
  hear(socket: number, text: string): Promise<void>;
  heard(table: string): Promise<void>;
  close(socket: number): void;
}

const PLACE = "/chabudai";
const PLAIN_FILE = 0o100644;
const PREPARE = `
import importlib, json, sys
sys.path.insert(0, "${PLACE}")
import chabudai.bots.page, chabudai.table.page
chabudai.table.page.prepare()

def call(target, arguments):
    module, _, name = target.partition(":")
    function = getattr(importlib.import_module(module), name)
    return json.dumps(function(*json.loads(arguments)))
`;

type Call = (target: string, values: string) => string;
type Tell = (socket: number, text: string | null) => void;

/** A copy of Python's memory in which all is imported: a start of seconds takes a fraction of one. */
export interface Copies {
  find(): Promise<{ read(): Promise<Uint8Array> } | undefined>;
  keep(copy: Uint8Array): void;
}

/** Python as it was copied; nothing, if there is no copy or it is spoilt. */
async function fromCopy(
  load: typeof loadPyodide,
  folder: string,
  copies: Copies,
): Promise<PyodideInterface | undefined> {
  try {
    const copy = await copies.find();
    return copy && (await load({ indexURL: folder, _loadSnapshot: copy.read() }));
  } catch (error) {
    console.warn(String(error).slice(0, 200));
    return undefined;
  }
}

/** What is made here of the files in Python's memory. */
interface Entry {
  contents: Uint8Array;
  usedBytes: number;
}
interface FileSystem {
  mkdirTree(path: string): void;
  lookupPath(path: string): { node: Entry };
  filesystems: {
    MEMFS: { createNode(folder: Entry, name: string, mode: number, device: number): Entry };
  };
}

/** Each file is put into its folder at once: opening and writing it by its path takes ten times as long. */
function layOut(pyodide: PyodideInterface, texts: Texts): void {
  const files: FileSystem = pyodide.FS;
  const encoder = new TextEncoder(); // Pyodide's own takes ten times as long, too
  const folders = new Map<string, Entry>();
  for (const [name, text] of Object.entries(texts)) {
    const path = `${PLACE}/${name}`;
    const end = path.lastIndexOf("/");
    const folder = folderOf(files, folders, path.slice(0, end));
    const file = files.filesystems.MEMFS.createNode(folder, path.slice(end + 1), PLAIN_FILE, 0);
    file.contents = encoder.encode(text);
    file.usedBytes = file.contents.length;
  }
}

function folderOf(files: FileSystem, known: Map<string, Entry>, path: string): Entry {
  const found = known.get(path);
  if (found) return found;
  files.mkdirTree(path);
  const { node } = files.lookupPath(path);
  known.set(path, node);
  return node;
}

export class Python {
  private readonly call: Call;

  private constructor(readonly pyodide: PyodideInterface) {
    this.call = pyodide.globals.get("call") as Call;
  }

  /** Load everything; `load` is Pyodide's, `folder` where its files lie. */
  static async start(
    load: typeof loadPyodide,
    folder: string,
    files: Files,
    copies?: Copies,
  ): Promise<Python> {
    const copied = copies && (await fromCopy(load, folder, copies));
    const pyodide = copied ?? (await load({ indexURL: folder, _makeSnapshot: !!copies }));
    performance.mark("pyodide");
    layOut(pyodide, await files.python);
    performance.mark("laid out");
    if (!copied) {
      pyodide.runPython(PREPARE);
      copies?.keep(pyodide.makeMemorySnapshot());
    }
    performance.mark("prepared");
    const python = new Python(pyodide);
    pyodide.pyimport("chabudai.table.page").awake();
    python.growHere(await files.machines);
    return python;
  }

  /** Call "module:function" with values that JSON can tell. */
  ask(target: string, ...values: unknown[]): unknown {
    return JSON.parse(this.call(target, JSON.stringify(values)));
  }

  /** Tables that are kept by `keeper`; `tell` carries what a socket is told. */
  tables(keeper: Keeper, tell: Tell): Tables {
    return this.pyodide.pyimport("chabudai.table.page").PageTables(keeper, tell) as Tables;
  }

  /** Searches of games that have a machine grow their trees in it. */
  private growHere(machines: Machines): void {
    const page = this.pyodide.pyimport("chabudai.bots.page");
    const names = this.pyodide.toPy(Object.keys(machines));
    page.grow_in_page(names, (game: string, nodes: number) => new Grown(machines[game], nodes));
  }
}
