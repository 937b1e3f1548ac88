// The seam between the frame, which knows only views, and a drawing of one game's views.

import type { Component } from "svelte";
import type { BoardProps, Face, PlaceProps, SmallProps, SpotsProps, View } from "./contract";

type Of<V extends View> = (view: View) => view is V;

/** A drawing as the frame takes it: it is shown only views of its own game. */
export function faceOf<V extends View>(is: Of<V>, drawing: Face<V>): Face {
  const {
    Board,
    Own,
    Place,
    seen,
    tells,
    pad,
    goals,
    travels,
    sounds,
    points,
    label,
    status,
    parts,
    known,
    flow,
    small,
  } = drawing;
  const own = (view: View): V => {
    if (!is(view)) throw new Error(`another game's view: ${view.game}`);
    return view;
  };
  return {
    Board: narrowed<V, BoardProps>(is, Board),
    Own: Own && narrowed<V, BoardProps>(is, Own),
    Place: Place && narrowed<V, PlaceProps>(is, Place),
    seen: seen && ((view, of, say) => seen(own(view), of, say)),
    tells: tells && ((view, of, say) => tells(own(view), of, say)),
    pad: pad && { ...pad, Spots: narrowed<V, SpotsProps>(is, pad.Spots) },
    goals: goals && ((view, seat) => goals(own(view), seat)),
    travels,
    sounds,
    small: small && { ...small, Picture: narrowed<V, SmallProps>(is, small.Picture) },
    points: points && ((view, of) => points(own(view), of)),
    label: (move, say, view) => label(move, say, own(view)),
    status: (view, seat, say) => status(own(view), seat, say),
    parts: parts && ((view, of) => parts(own(view), of)),
    known: known && ((view, seat, of, score) => known(own(view), seat, of, score)),
    flow: flow && ((view) => flow(own(view))),
  };
}

/** A component of one game's views as one of any view. */
function narrowed<V extends View, P extends { view: View }>(
  is: Of<V>,
  Inner: Component<P & { view: V }>,
): Component<P> {
  const holds = (props: P): props is P & { view: V } => is(props.view);
  return (internals, props) => {
    if (!holds(props)) throw new Error(`another game's view: ${props.view.game}`);
    return Inner(internals, props);
  };
}
