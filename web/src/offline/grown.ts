// Trees that Python's searches grow in WebAssembly: `Grown` of chabudai/bots/page.py.
import type { Layout } from "../machine/layout";
import { instantiate, Memory } from "../machine/memory";
import { Tree } from "../machine/tree";

export interface Module {
  module: WebAssembly.Module;
  layout: Layout;
}

/** A tree with a memory of its own, which goes when Python lets go of it. */
export class Grown {
  private readonly tree: Tree;

  constructor({ module, layout }: Module, nodes: number) {
    this.tree = new Tree(new Memory(instantiate(module), layout), layout, nodes);
  }

  tune(dials: string): void {
    this.tree.turn(dials.split(" ").map(Number));
  }

  cell(row: number, column: number): number {
    return this.tree.cell(row, column);
  }

  put(row: number, column: number, number: number): void {
    this.tree.put(row, column, number);
  }

  worth(row: number): number {
    return this.tree.worthOf(row);
  }

  /** An observation, two digits a byte. */
  show(known: string): void {
    const pairs = known.match(/../g) ?? [];
    this.tree.show(Uint8Array.from(pairs, (pair) => parseInt(pair, 16)));
  }

  run(top: number, number: string, iterations: number): void {
    this.tree.run(BigInt(number), iterations, top);
  }
}
