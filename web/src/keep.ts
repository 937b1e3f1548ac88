// What this browser remembers between visits. A browser that keeps nothing still plays.

export function kept(name: string, otherwise: string): string {
  try {
    return localStorage.getItem(`chabudai-${name}`) ?? otherwise;
  } catch {
    return otherwise;
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`chabudai-${name}`, value);
  } catch {
    // private windows may refuse
  }
}
