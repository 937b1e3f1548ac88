// A game with its search, in WebAssembly: the rules that the server plays by, byte for byte.
//
//   const machine = await loadMachine("machines/", "mojo");
//   machine?.begin(seedWords, setup);
//   machine?.step(machine.legal()[0]);
import { type Layout, PLAIN, type Settings } from "./layout";
import { type Block, type Call, instantiate, Memory } from "./memory";
import { type Candidate, nodesOf, Tree } from "./tree";

/** What a search came to. */
export interface Thought {
  move: number;
  candidates: Candidate[]; // best first
  iterations: number;
}

export interface Task {
  settings?: Partial<Settings>;
  /** Of the first world. Python takes `Random(f"{seed} {moves} 0").getrandbits(60)`: a caller that
   *  wants the answers of a seed hands that over. */
  number: bigint;
}

interface Answer {
  known: Uint8Array; // what was known, and the answer
  move: number;
}

const GAME = 0;
const BEFORE = 1; // the game before its last move
const SPARE = 2; // for observations and worlds
const SEED_WORDS = 8;
const CHUNK = 32; // iterations between two looks at the clock, at first
const CHUNK_SECONDS = 0.01; // and later the time between them

export class Machine {
  private readonly memory: Memory;
  private readonly states: Block;
  private readonly mask: Block;
  private readonly key: Block;
  private readonly steps: Call;
  private readonly sees: Call;
  private readonly imagines: Call;
  private readonly marks: Call;
  private readonly shares: Call;
  private readonly mark: number; // what lies behind it belongs to a search
  private last: number | undefined; // the last move made here
  private answer: Answer | undefined;
  tree: Tree | undefined; // of the last search

  constructor(
    module: WebAssembly.Module,
    readonly layout: Layout,
  ) {
    const memory = new Memory(instantiate(module), layout);
    this.memory = memory;
    const states = (this.states = memory.states(3));
    const mask = (this.mask = memory.block(1, layout.moves));
    this.key = memory.block(4, SEED_WORDS);
    this.steps = memory.bind("step_in", { states, mask, i: GAME });
    this.sees = memory.bind("see_in", { states, i: SPARE });
    this.imagines = memory.bind("imagine_in", { states, i: SPARE });
    this.marks = memory.bind("legal_in", { states, i: GAME, mask });
    this.shares = memory.bind("win_share_in", { states, i: GAME });
    this.mark = memory.mark();
  }

  /** Start the game of a seed, eight words of 32 bits, the lowest first. */
  begin(seed: readonly number[], setup: readonly number[]): void {
    this.forget();
    this.memory.words(this.key).set(seed);
    const given = this.memory.block(8, setup.length);
    this.memory.wholes(given).set(setup.map(BigInt));
    const { states, key, mask } = this;
    this.memory.bind("begin_in", { states, i: GAME, key, setup: given, mask }).run();
    this.memory.release(this.mark);
  }

  /** Carry out a legal move; another one is refused. */
  step(move: number): void {
    if (!this.marked()[move]) throw new RangeError(`move ${move} is not legal`);
    this.copy(BEFORE, GAME);
    this.steps.run(move);
    this.last = move;
  }

  /** Whose decision it is; -1 when the game is over. */
  get seat(): number {
    return this.memory.field("seat", this.place(GAME));
  }

  get players(): number {
    return this.memory.field("players", this.place(GAME));
  }

  /** Decisions made so far. */
  get moves(): number {
    return this.memory.field("moves", this.place(GAME));
  }

  /** One mark for every move of the game: may it be made? */
  marked(): Uint8Array {
    return this.memory.bytes(this.mask.at, this.layout.moves);
  }

  /** The numbers of the legal moves, in order. */
  legal(): number[] {
    const marks = this.marked();
    const found: number[] = [];
    for (let move = 0; move < marks.length; move++) if (marks[move]) found.push(move);
    return found;
  }

  /** A seat's share of the win. */
  winShare(seat: number): number {
    return this.shares.real(seat);
  }

  state(): Uint8Array {
    return this.bytes(GAME).slice();
  }

  /** Go on from a state; from what a seat knows of one only to think. */
  load(state: Uint8Array): void {
    if (state.length !== this.layout.state.size) throw new RangeError("a state of another game");
    this.forget();
    this.bytes(GAME).set(state);
    if (this.seat < 0) this.marked().fill(0);
    else this.marks.run();
  }

  /** What a seat knows: the state with all else blanked. */
  see(seat: number): Uint8Array {
    return this.seen(GAME, seat);
  }

  /** A random world that the seat can't tell from this one. */
  imagine(seat: number, number: bigint): Uint8Array {
    this.copy(SPARE, GAME);
    this.imagines.run(seat, number);
    return this.bytes(SPARE).slice();
  }

  /** Search for the seat on turn until the budget is used up. Equal numbers and a budget of
   *  iterations give the answers of chabudai/bots/search.py with one thread. */
  think(task: Task): Thought {
    if (this.seat < 0) throw new RangeError("the game is over");
    const settings = { ...PLAIN, ...task.settings };
    if (settings.iterations <= 0 && settings.seconds <= 0) throw new RangeError("no budget");
    const known = this.see(this.seat);
    const tree = this.grownTree(settings, known);
    const iterations = search(tree, settings, task.number);
    const candidates = tree.candidates();
    const move = candidates[0]?.move ?? this.legal()[0];
    this.answer = { known, move };
    return { move, candidates, iterations };
  }

  private grownTree(settings: Settings, known: Uint8Array): Tree {
    const nodes = nodesOf(settings, this.layout.search.mostNodes);
    const kept = this.keptMove();
    if (this.tree?.nodes !== nodes) {
      this.memory.release(this.mark);
      this.tree = new Tree(this.memory, this.layout, nodes);
    } else if (kept === undefined) this.tree.plant();
    else this.tree.follow(kept);
    this.tree.tune(settings);
    this.tree.show(known);
    return this.tree;
  }

  /** The seat's own last answer, if it led here and showed nothing: its tree is still true. */
  private keptMove(): number | undefined {
    if (!this.answer || this.last !== this.answer.move) return undefined;
    if (this.memory.field("revealed", this.place(GAME))) return undefined;
    const mover = this.memory.field("seat", this.place(BEFORE));
    if (mover !== this.seat) return undefined;
    return equal(this.seen(BEFORE, mover), this.answer.known) ? this.answer.move : undefined;
  }

  private forget(): void {
    this.memory.release(this.mark);
    this.tree = this.answer = this.last = undefined;
  }

  private seen(which: number, seat: number): Uint8Array {
    this.copy(SPARE, which);
    this.sees.run(seat);
    return this.bytes(SPARE).slice();
  }

  private copy(to: number, from: number): void {
    const at = this.place(from);
    this.memory.all.copyWithin(this.place(to), at, at + this.layout.state.size);
  }

  private place(which: number): number {
    return this.states.at + which * this.layout.state.size;
  }

  private bytes(which: number): Uint8Array {
    return this.memory.bytes(this.place(which), this.layout.state.size);
  }
}

/** Iterations in chunks, so that the clock is heeded; how many were done. */
function search(tree: Tree, settings: Settings, number: bigint): number {
  const { iterations: limit, seconds } = settings;
  const begun = performance.now();
  let done = 0;
  let chunk = CHUNK;
  while (!limit || done < limit) {
    const now = performance.now();
    if (done && seconds && now - begun >= seconds * 1000) break;
    const count = limit ? Math.min(chunk, limit - done) : chunk;
    tree.run(number + BigInt(done), count);
    done += count;
    const taken = (performance.now() - now) / 1000;
    chunk = Math.max(1, Math.floor((count * CHUNK_SECONDS) / Math.max(taken, 1e-6)));
  }
  return done;
}

function equal(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, i) => byte === other[i]);
}

/** A game's machine from a folder of the server; undefined where it has none. */
export async function loadMachine(folder: string, game: string): Promise<Machine | undefined> {
  const [module, layout] = await Promise.all([
    fetch(`${folder}${game}.wasm`),
    fetch(`${folder}${game}.json`),
  ]);
  if (!module.ok || !layout.ok) return undefined;
  const compiled = await WebAssembly.compile(await module.arrayBuffer());
  return new Machine(compiled, (await layout.json()) as Layout);
}
