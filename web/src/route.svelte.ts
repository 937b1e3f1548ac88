// Where we are, kept behind the # of the address, so that no table's id reaches a log.

export interface Place {
  screen:
    | "lobby"
    | "table"
    | "rules"
    | "companion"
    | "history"
    | "puzzles"
    | "deals"
    | "beat"
    | "compare"
    | "study";
  id: string; // of the table, or the game whose rules are read or puzzles solved, or what is studied
  rest: string; // a secret, a clause, a puzzle, a day, a part of the companion, a seat to beat, or a study
}

const state = $state<{ place: Place }>({ place: read() });

/** As it stands, if it is no text in an address: a link may have been cut off. */
function decoded(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}

function read(): Place {
  const [screen = "", id = "", rest = ""] = location.hash
    .replace(/^#\/?/, "")
    .split("/")
    .map(decoded);
  if (screen === "table" && id) return { screen, id, rest };
  if (screen === "rules" && id) return { screen, id, rest };
  if (screen === "companion" && id) return { screen, id, rest };
  if (screen === "history") return { screen, id, rest };
  if (screen === "puzzles") return { screen, id, rest };
  if (screen === "deals") return { screen, id, rest };
  if (screen === "beat" || screen === "compare") return { screen, id, rest };
  if (screen === "study") return { screen, id, rest };
  return { screen: "lobby", id: "", rest: "" };
}

addEventListener("hashchange", () => (state.place = read()));

export const place = (): Place => state.place;

const hash = (parts: readonly string[]) => `#/${parts.map(encodeURIComponent).join("/")}`;

export function go(...parts: string[]): void {
  location.hash = hash(parts);
}

/** To another part of the same screen: going back does not lead through all of them. */
export function turn(...parts: string[]): void {
  location.replace(hash(parts));
}

export function tableLink(id: string): string {
  return `${location.origin}${location.pathname}#/table/${id}`;
}
