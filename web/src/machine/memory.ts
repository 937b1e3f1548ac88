// Room in a module's memory, and calls of its entries by rows of 64-bit slots.
import type { Layout, Slots } from "./layout";

const PAGE = 65536;
const SLOT = 8;

/** An array in the memory: where it begins, and its lengths. */
export interface Block {
  at: number;
  lengths: readonly number[];
}

export type Given = number | bigint | Block;
type Entry = (row: number) => void;

export function instantiate(module: WebAssembly.Module): WebAssembly.Exports {
  return new WebAssembly.Instance(module, {}).exports;
}

/** The memory of a module: room is given from its heap's beginning on, and taken back all at once. */
export class Memory {
  private readonly memory: WebAssembly.Memory;
  private readonly entries = new Map<string, Entry>();
  private end: number; // of the room that was given
  private whole: Uint8Array;

  constructor(
    exports: WebAssembly.Exports,
    private readonly layout: Layout,
  ) {
    const { memory, __heap_base: heap } = exports;
    if (!(memory instanceof WebAssembly.Memory) || !(heap instanceof WebAssembly.Global)) {
      throw new TypeError("the module shows no memory");
    }
    this.memory = memory;
    this.end = Number(heap.value);
    this.whole = new Uint8Array(memory.buffer);
    for (const name of Object.keys(layout.entries)) {
      const entry = exports[name];
      if (typeof entry !== "function") throw new TypeError(`the module has no entry ${name}`);
      this.entries.set(name, entry as Entry);
    }
  }

  /** Zeroed room of so many bytes. */
  room(bytes: number): number {
    const at = Math.ceil(this.end / SLOT) * SLOT;
    this.end = at + bytes;
    const missing = this.end - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE));
    this.all.fill(0, at, this.end);
    return at;
  }

  block(width: number, ...lengths: number[]): Block {
    return { at: this.room(lengths.reduce((product, length) => product * length, width)), lengths };
  }

  states(count: number): Block {
    return { at: this.room(count * this.layout.state.size), lengths: [count] };
  }

  /** What `release` goes back to. */
  mark(): number {
    return this.end;
  }

  /** Take back all room that was given since a mark. */
  release(mark: number): void {
    this.end = mark;
  }

  // Views are made anew after the memory has grown, which empties those before.

  get all(): Uint8Array {
    if (this.whole.buffer !== this.memory.buffer) this.whole = new Uint8Array(this.memory.buffer);
    return this.whole;
  }

  bytes(at: number, count: number): Uint8Array {
    return new Uint8Array(this.memory.buffer, at, count);
  }

  words(block: Block): Uint32Array {
    return new Uint32Array(this.memory.buffer, block.at, size(block));
  }

  wholes(block: Block): BigInt64Array {
    return new BigInt64Array(this.memory.buffer, block.at, size(block));
  }

  reals(block: Block): Float64Array {
    return new Float64Array(this.memory.buffer, block.at, size(block));
  }

  /** One of the numbers that every state has, of the state at a place. */
  field(name: string, at: number): number {
    const field = this.layout.state.fields[name];
    const view = new DataView(this.memory.buffer, at + field.at);
    if (field.code === "i1") return view.getInt8(0);
    if (field.code === "u1") return view.getUint8(0);
    if (field.code === "i2") return view.getInt16(0, true);
    return field.code === "i4" ? view.getInt32(0, true) : view.getUint32(0, true);
  }

  /** The row of a record: what is handed over in its place. */
  record(name: string, given: Record<string, Given>): bigint {
    const slots = this.layout.records[name];
    const at = this.room(slots.length * SLOT);
    this.fill(at, slots, given);
    return BigInt(at);
  }

  /** An entry with its first arguments given for good. */
  bind(name: string, given: Record<string, Given>): Call {
    const slots = this.layout.entries[name];
    const entry = this.entries.get(name);
    if (!entry) throw new TypeError(`the module has no entry ${name}`);
    const at = this.room((slots.length + 1) * SLOT);
    this.fill(at + SLOT, slots, given);
    return new Call(this, entry, at, slots);
  }

  private fill(at: number, slots: Slots, given: Record<string, Given>): void {
    const row = new BigInt64Array(this.memory.buffer, at, slots.length);
    const numbers = flat(given);
    slots.forEach((slot, i) => (row[i] = numbers.get(slot) ?? 0n));
    const unknown = [...numbers.keys()].find((name) => !slots.includes(name));
    if (unknown) throw new TypeError(`there is no slot ${unknown}`);
  }
}

/** An entry bound to its row of slots: the result in the first, then the arguments. */
export class Call {
  constructor(
    private readonly memory: Memory,
    private readonly entry: Entry,
    private readonly at: number,
    private readonly slots: Slots,
  ) {}

  /** Call it with its last arguments, which are whole numbers. */
  run(...last: (number | bigint)[]): bigint {
    const first = this.slots.length - last.length + 1;
    const row = this.row();
    last.forEach((number, i) => (row[first + i] = BigInt(number)));
    this.entry(this.at);
    return row[0];
  }

  /** The same for an entry that answers with a real number. */
  real(...last: (number | bigint)[]): number {
    this.run(...last);
    return this.memory.reals({ at: this.at, lengths: [1] })[0];
  }

  private row(): BigInt64Array {
    return this.memory.wholes({ at: this.at, lengths: [this.slots.length + 1] });
  }
}

function size(block: Block): number {
  return block.lengths.reduce((product, length) => product * length, 1);
}

/** Numbers by slot: an array has one for its place, and one for each length. */
function flat(given: Record<string, Given>): Map<string, bigint> {
  const numbers = new Map<string, bigint>();
  for (const [name, thing] of Object.entries(given)) {
    if (typeof thing === "object") {
      numbers.set(name, BigInt(thing.at));
      thing.lengths.forEach((length, axis) => numbers.set(`${name}.${axis}`, BigInt(length)));
    } else {
      numbers.set(name, BigInt(thing));
    }
  }
  return numbers;
}
