// Chabudai's own Python inside the page: Pyodide, the package as one file, searches in WebAssembly.
import type { loadPyodide, PyodideInterface } from "pyodide";
import { Grown, type Module } from "./grown";

export interface Files {
  python: Uint8Array; // what chabudai/offline.py writes
  machines: Record<string, Module>; // by game
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

  /** Searches of games that have a machine grow their trees in it. */
  private growHere(machines: Record<string, Module>): void {
    const page = this.pyodide.pyimport("chabudai.bots.page");
    const names = this.pyodide.toPy(Object.keys(machines));
    page.grow_in_page(names, (game: string, nodes: number) => new Grown(machines[game], nodes));
  }
}
