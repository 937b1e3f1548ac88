// Carrying a thing to its place, by mouse, pen or finger. What it means is a move like any tap.

import type { BoardProps } from "./contract";

export interface Carrying {
  t: Pick<BoardProps, "legal" | "wish" | "ask">;
  to: (place: string) => string | null; // the move that putting it down there would be; null: none
  sure?: (move: string) => string | undefined; // asked before a costly move
  done?: (place: string, move: string) => void; // it was put down where it may lie
}

const FAR = 10; // px before a press becomes a drag

/** Let a thing be carried to elements with `data-drop`; a press that does not move stays a tap. */
export function carry(node: HTMLElement, given: Carrying | undefined) {
  let carrying = given;
  let from: { id: number; x: number; y: number } | null = null;
  let ghost: HTMLElement | null = null;

  const placeAt = (event: PointerEvent): HTMLElement | null =>
    document
      .elementsFromPoint(event.clientX, event.clientY)
      .map((under) => under.closest<HTMLElement>("[data-drop]"))
      .find((place) => place && carrying?.to(place.dataset.drop!)) ?? null;

  function press(event: PointerEvent): void {
    if (carrying && event.isPrimary && event.button === 0)
      from = { id: event.pointerId, x: event.clientX, y: event.clientY };
  }
  function move(event: PointerEvent): void {
    if (!from || event.pointerId !== from.id) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (!ghost && Math.hypot(x, y) < FAR) return;
    ghost ??= lift();
    ghost.style.translate = `${x}px ${y}px`;
    mark(placeAt(event));
    event.preventDefault();
  }
  function lift(): HTMLElement {
    const { left, top, width, height } = node.getBoundingClientRect();
    const copy = node.cloneNode(true) as HTMLElement;
    for (const part of [copy, ...copy.querySelectorAll("*")])
      for (const name of ["id", "data-move", "data-drop"]) part.removeAttribute(name);
    copy.inert = true;
    copy.classList.add("in-hand");
    Object.assign(copy.style, {
      left: `${left}px`,
      top: `${top}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
    document.body.append(copy);
    node.classList.add("lifted");
    try {
      node.setPointerCapture(from!.id);
    } catch {
      /* the finger is gone already */
    }
    return copy;
  }
  function mark(over: HTMLElement | null): void {
    for (const place of document.querySelectorAll<HTMLElement>("[data-drop].over"))
      if (place !== over) place.classList.remove("over");
    over?.classList.add("over");
  }
  function release(event: PointerEvent): void {
    if (!from || event.pointerId !== from.id) return;
    const place = ghost && event.type === "pointerup" ? placeAt(event) : null;
    if (ghost) swallowClick();
    from = null;
    ghost?.remove();
    ghost = null;
    node.classList.remove("lifted");
    mark(null);
    if (place) put(place.dataset.drop!);
  }
  function put(place: string): void {
    const wanted = carrying?.to(place);
    if (!carrying || !wanted) return;
    if (!carrying.t.legal.includes(wanted)) return carrying.t.ask(wanted);
    carrying.done?.(place, wanted);
    carrying.t.wish(wanted, carrying.sure?.(wanted));
  }
  function swallowClick(): void {
    const stop = (event: Event) => {
      event.stopPropagation();
      event.preventDefault();
    };
    addEventListener("click", stop, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", stop, { capture: true }));
  }

  node.addEventListener("pointerdown", press);
  addEventListener("pointermove", move);
  addEventListener("pointerup", release);
  addEventListener("pointercancel", release);
  return {
    update: (next: Carrying | undefined) => {
      carrying = next;
    },
    destroy: () => {
      ghost?.remove();
      node.removeEventListener("pointerdown", press);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", release);
      removeEventListener("pointercancel", release);
    },
  };
}
