// A memory without its empty pages: nearly half of Python's. Inflating it would take longer than
// reading what is left.

const PAGE = 4096; // bytes
const WORD = 4;

/** In front the length, how many runs there are, and where each begins and ends; then the runs. */
export function packed(memory: Uint8Array): Blob {
  const runs = filled(memory);
  const head = Uint32Array.from([memory.length, runs.length, ...runs.flat()]);
  return new Blob([head, ...runs.map(([from, to]) => memory.slice(from, to))]);
}

export function unpacked(data: ArrayBuffer): Uint8Array {
  const [length, count] = new Uint32Array(data, 0, 2);
  const ends = new Uint32Array(data, 2 * WORD, 2 * count);
  const memory = new Uint8Array(length);
  let at = (2 + 2 * count) * WORD;
  for (let i = 0; i < ends.length; i += 2) {
    const size = ends[i + 1] - ends[i];
    memory.set(new Uint8Array(data, at, size), ends[i]);
    at += size;
  }
  return memory;
}

/** Stretches of pages that hold something. */
function filled(memory: Uint8Array): [number, number][] {
  const runs: [number, number][] = [];
  for (let from = 0; from < memory.length; from += PAGE) {
    const to = Math.min(from + PAGE, memory.length);
    if (memory.subarray(from, to).every((byte) => !byte)) continue;
    const last = runs.at(-1);
    if (last?.[1] === from) last[1] = to;
    else runs.push([from, to]);
  }
  return runs;
}
