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
