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

  learn(weights: string): void {
    this.tree.learn(weights.split(" ").map(Number));
  }

  /** A state or what is known of one, two digits a byte. */
  lay(state: string, which: number): void {
    const pairs = state.match(/../g) ?? [];
    this.tree.lay(
      Uint8Array.from(pairs, (pair) => parseInt(pair, 16)),
      which,
    );
  }

  run(top: number, number: string, iterations: number): void {
    this.tree.run(BigInt(number), iterations, top);
  }

  sprout(top: number, move: number): number {
    return this.tree.sprout(top, move);
  }

  deepen(row: number, number: string, iterations: number): void {
    this.tree.deepen(row, BigInt(number), iterations);
  }

  /** A number for each seat; those that nobody has are 0. */
  weigh(viewer: number, move: number, number: string, worlds: number): string {
    return this.tree.weigh(viewer, move, BigInt(number), worlds).join(" ");
  }
}
