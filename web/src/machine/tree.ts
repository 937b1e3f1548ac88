// The tree of a search, with the arrays that it works on: `Tree` of chabudai/bots/grown.py.
import type { Layout, Settings } from "./layout";
import type { Block, Call, Memory } from "./memory";

/** A move that was thought of. */
export interface Candidate {
  move: number;
  visits: number;
  value: number; // 0 to 1, to the seat on turn
  line: number[]; // what it leads to most often, the move itself first
}

const REAL = 8;
const STATES = 3; // what the seat knows, the world of the iteration, and what is weighed

export function nodesOf(settings: Settings, most: number): number {
  return settings.iterations ? Math.min(4 * settings.iterations, most) : most;
}

export class Tree {
  private readonly states: Block;
  private readonly table: Block;
  private readonly worth: Block;
  private readonly dials: Block;
  private readonly weights: Block;
  private readonly totals: Block;
  private readonly iterate: Call;
  private readonly sprouts: Call;
  private readonly deepens: Call;
  private readonly weighs: Call;
  private top: number;

  constructor(
    private readonly memory: Memory,
    private readonly layout: Layout,
    readonly nodes: number,
  ) {
    const { search, network } = layout;
    const rows = nodes + 2;
    this.states = memory.states(STATES);
    this.table = memory.block(REAL, rows, search.columns);
    this.worth = memory.block(REAL, rows);
    this.dials = memory.block(REAL, 4);
    this.weights = memory.block(REAL, network.weights.length);
    this.learn(network.weights);
    const mind = memory.record("Mind", {
      states: this.states,
      tree: this.table,
      worth: this.worth,
      path: memory.block(REAL, search.longestPath),
      mask: memory.block(1, layout.moves),
      gains: memory.block(REAL, search.mostSeats),
      traits: memory.block(REAL, search.mostSeats, Math.max(network.traits, 1)),
      hidden: memory.block(REAL, network.hidden),
      weights: this.weights,
      dials: this.dials,
    });
    this.totals = memory.block(REAL, search.mostSeats);
    this.iterate = memory.bind("iterate_in", { mind });
    this.sprouts = memory.bind("sprout_in", { mind });
    this.deepens = memory.bind("deepen_in", { mind });
    this.weighs = memory.bind("weigh_in", { mind, totals: this.totals });
    this.top = search.root;
    this.plant();
  }

  /** Forget all but an empty root. */
  plant(): void {
    const { root, columns, used } = this.layout.search;
    const cells = this.memory.wholes(this.table);
    cells.fill(0n, 0, (root + 1) * columns);
    cells[used] = BigInt(root + 1);
    this.top = root;
  }

  /** Keep what lies below a move, if there is room to go on. */
  follow(move: number): void {
    const child = this.children(this.top).find((row) => this.move(row) === move);
    if (child && this.used < Math.floor((this.nodes + 2) / 2)) this.top = child;
    else this.plant();
  }

  /** The observation that worlds are made from. */
  show(known: Uint8Array): void {
    this.lay(known, this.layout.search.known);
  }

  lay(state: Uint8Array, which: number): void {
    this.memory.all.set(state, this.states.at + which * this.layout.state.size);
  }

  /** What another network than the game's own has learned. */
  learn(weights: readonly number[]): void {
    this.memory.reals(this.weights).set(weights);
  }

  tune(settings: Settings): void {
    const { explore, widen, thumbs, ahead } = settings;
    const dials = [explore, widen, thumbs, ahead];
    if (!this.layout.network.traits) dials[this.layout.search.ahead] = -1;
    this.turn(dials);
  }

  turn(dials: readonly number[]): void {
    this.memory.reals(this.dials).set(dials);
  }

  /** Iteration i deals the world number + i. */
  run(number: bigint, iterations: number, top = this.top): void {
    this.iterate.run(top, number, iterations);
  }

  /** A node for a move that no iteration tried; its row. */
  sprout(top: number, move: number): number {
    return Number(this.sprouts.run(top, move));
  }

  /** Search on below one move of the root. */
  deepen(row: number, number: bigint, iterations: number): void {
    this.deepens.run(row, number, iterations);
  }

  /** Every seat's chances after a move (-1: as it stands), added up over worlds of a viewer. */
  weigh(viewer: number, move: number, number: bigint, worlds: number): Float64Array {
    const totals = this.memory.reals(this.totals).fill(0);
    this.weighs.run(viewer, move, number, worlds);
    return totals;
  }

  get used(): number {
    return this.cell(0, this.layout.search.used);
  }

  /** The rows in use, and what their visits brought, as bytes. */
  grown(): Uint8Array[] {
    const blocks = [this.table, this.worth];
    return blocks.map((block) => {
      const width = REAL * (block.lengths[1] ?? 1);
      return this.memory.bytes(block.at, this.used * width);
    });
  }

  /** What was found about the moves at the root, best first. */
  candidates(): Candidate[] {
    const worth = this.memory.reals(this.worth);
    const found = this.children(this.top).map((row): Candidate => {
      const visits = this.visits(row);
      const value = worth[row] / Math.max(visits, 1);
      return { move: this.move(row), visits, value, line: this.line(row) };
    });
    return found.sort((a, b) => b.visits - a.visits || b.value - a.value || a.move - b.move);
  }

  /** The moves most often tried from here on; of equals the newest. */
  private line(row: number): number[] {
    const moves = [this.move(row)];
    let below = this.children(row);
    while (moves.length < this.layout.search.longestLine && below.length) {
      const best = below.reduce((a, b) => (this.visits(b) > this.visits(a) ? b : a));
      moves.push(this.move(best));
      below = this.children(best);
    }
    return moves;
  }

  private children(row: number): number[] {
    const { child, sibling } = this.layout.search.node;
    const found: number[] = [];
    for (let at = this.cell(row, child); at; at = this.cell(at, sibling)) found.push(at);
    return found;
  }

  private move(row: number): number {
    return this.cell(row, this.layout.search.node.move);
  }

  private visits(row: number): number {
    return this.cell(row, this.layout.search.node.visits);
  }

  cell(row: number, column: number): number {
    return Number(this.memory.wholes(this.table)[this.index(row, column)]);
  }

  put(row: number, column: number, number: number): void {
    this.memory.wholes(this.table)[this.index(row, column)] = BigInt(number);
  }

  /** What the visits of a node brought, added up. */
  worthOf(row: number): number {
    return this.memory.reals(this.worth)[row];
  }

  private index(row: number, column: number): number {
    return row * this.layout.search.columns + column;
  }
}
