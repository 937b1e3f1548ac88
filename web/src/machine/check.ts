// Games and searches that tests/machines.py plays on native code too: both must tell the same.
import type { Layout, Settings } from "./layout";
import { Machine } from "./machine";

/** Random games: a deal each, its moves chosen by the checksum so far. */
export interface Games {
  setups: number[][]; // one after another
  first: number; // seed
  count: number;
}

/** A stretch of a game in which every move is searched for. */
export interface Searched {
  setup: number[];
  seed: number;
  settings: Partial<Settings>;
  numbers: string[]; // of the first world, by decision
}

const LOOK = 7; // moves between two looks at what seats know
const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let word = n;
  for (let i = 0; i < 8; i++) word = word & 1 ? (word >>> 1) ^ 0xedb88320 : word >>> 1;
  return word >>> 0;
});

/** The checksum of zip files. */
export function crc32(bytes: Uint8Array, before = 0): number {
  let word = ~before;
  for (let i = 0; i < bytes.length; i++) word = (word >>> 8) ^ TABLE[(word ^ bytes[i]) & 0xff];
  return ~word >>> 0;
}

export function machineOf(module: WebAssembly.Module, layout: Layout): Machine {
  return new Machine(module, layout);
}

/** A checksum for each game, over every state, mask, observation and world on its way. */
export function playGames(machine: Machine, { setups, first, count }: Games): number[] {
  return Array.from({ length: count }, (_, i) => {
    machine.begin(seedWords(first + i), setups[i % setups.length]);
    return playOne(machine);
  });
}

function playOne(machine: Machine): number {
  let sum = told(machine, 0);
  while (machine.seat >= 0) {
    const legal = machine.legal();
    machine.step(legal[sum % legal.length]);
    sum = told(machine, sum);
  }
  const shares = Array.from({ length: machine.players }, (_, seat) => machine.winShare(seat));
  return crc32(new Uint8Array(new Float64Array(shares).buffer), sum);
}

function told(machine: Machine, before: number): number {
  let sum = crc32(machine.marked(), crc32(machine.state(), before));
  if (machine.moves % LOOK) return sum;
  for (let seat = 0; seat < machine.players; seat++) {
    sum = crc32(machine.imagine(seat, BigInt(sum)), crc32(machine.see(seat), sum));
  }
  return sum;
}

/** For each decision the move, the candidates, and a checksum of the whole tree. */
export function playSearched(machine: Machine, job: Searched): unknown[] {
  machine.begin(seedWords(job.seed), job.setup);
  const found: unknown[] = [];
  for (const number of job.numbers) {
    if (machine.seat < 0) break;
    const thought = machine.think({ settings: job.settings, number: BigInt(number) });
    const tree = (machine.tree?.grown() ?? []).reduce((sum, part) => crc32(part, sum), 0);
    found.push({ ...thought, tree });
    machine.step(thought.move);
  }
  return found;
}

function seedWords(seed: number): number[] {
  return [seed, 0, 0, 0, 0, 0, 0, 0];
}
