// Chabudai's own Python inside the page: Pyodide, the package as one file, searches in WebAssembly.
import type { loadPyodide, PyodideInterface } from "pyodide";
import { Grown, type Module } from "./grown";

export interface Files {
  python: Uint8Array; // what chabudai/offline.py writes
  machines: Record<string, Module>; // by game
}

/** Where lines are kept: `Keeper` of chabudai/table/host.py. */
export interface Keeper {
  plans(): Promise<string>;
  read(id: string, from: number): Promise<string>;
  append(id: string, first: number, lines: string, plan: string): Promise<string>;
  remove(id: string): Promise<string>;
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
const START = `
import importlib, json, sys
sys.path.insert(0, "${PLACE}")

def call(target, arguments):
    module, _, name = target.partition(":")
    function = getattr(importlib.import_module(module), name)
    return json.dumps(function(*json.loads(arguments)))
`;

type Call = (target: string, values: string) => string;
type Tell = (socket: number, text: string | null) => void;

export class Python {
  private readonly call: Call;

  private constructor(readonly pyodide: PyodideInterface) {
    pyodide.runPython(START);
    this.call = pyodide.globals.get("call") as Call;
  }

  /** Load everything; `load` is Pyodide's, `folder` where its files lie. */
  static async start(load: typeof loadPyodide, folder: string, files: Files): Promise<Python> {
    const pyodide = await load({ indexURL: folder });
    pyodide.unpackArchive(files.python, "zip", { extractDir: PLACE });
    const python = new Python(pyodide);
    python.growHere(files.machines);
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
  private growHere(machines: Record<string, Module>): void {
    const page = this.pyodide.pyimport("chabudai.bots.page");
    const names = this.pyodide.toPy(Object.keys(machines));
    page.grow_in_page(names, (game: string, nodes: number) => new Grown(machines[game], nodes));
  }
}
