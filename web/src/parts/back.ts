// The back button of a phone closes what lies on top, and leaves the table only when nothing does.

const open: (() => void)[] = [];
let own = 0; // steps back that we take ourselves

let heard = false;

function step(): void {
  if (own) own--;
  else open.pop()?.();
}

/** Something was laid on top; what this returns is called when it is gone. */
export function backCloses(close: () => void): () => void {
  if (!heard) addEventListener("popstate", step);
  heard = true;
  open.push(close);
  history.pushState({ sheet: true }, "");
  return () => {
    const at = open.indexOf(close);
    if (at < 0) return; // by the back button itself, or on the way elsewhere
    open.splice(at, 1);
    if (!(history.state as { sheet?: boolean } | null)?.sheet) return;
    own++;
    history.back();
  };
}
