// What this browser remembers between visits. A browser that keeps nothing still plays.

export function kept(name: string, otherwise: string): string {
  try {
    return localStorage.getItem(`chabudai-${name}`) ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** Was it kept? Private windows and full devices may refuse. */
export function keep(name: string, value: string): boolean {
  try {
    localStorage.setItem(`chabudai-${name}`, value);
    return true;
  } catch {
    return false;
  }
}

/** Has it what the example has, of the same kinds? An empty list or record fits any of its kind. */
function isLike(found: unknown, example: unknown): boolean {
  if (Array.isArray(example))
    return Array.isArray(found) && found.every((one) => !example.length || isLike(one, example[0]));
  if (typeof example !== "object" || example === null) return typeof found === typeof example;
  if (typeof found !== "object" || found === null || Array.isArray(found)) return false;
  const fields = found as Readonly<Record<string, unknown>>;
  return Object.entries(example).every(([name, one]) => isLike(fields[name], one));
}

function read(name: string): unknown {
  try {
    return JSON.parse(kept(name, "null"));
  } catch {
    return null;
  }
}

/** What was kept as JSON; `otherwise` if nothing was, or something that can't be used. */
export function keptAs<T, O = T>(name: string, example: T, otherwise: O): T | O {
  const found = read(name);
  return isLike(found, example) ? (found as T) : otherwise;
}

/** What was kept as a list, without what can't be used. */
export function keptList<T>(name: string, example: Partial<T>): T[] {
  const found = read(name);
  return Array.isArray(found) ? (found as T[]).filter((one) => isLike(one, example)) : [];
}
