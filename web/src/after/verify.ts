// Does a seed belong to the commitment that was shown before the deal? As in chabudai verify.

/** True or false; null where the browser gives no hash (a page that is neither local nor over https). */
export async function belongs(seed: string, commitment: string): Promise<boolean | null> {
  if (!crypto.subtle) return null;
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16)).reverse(); // the lowest first
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("") === commitment;
}
