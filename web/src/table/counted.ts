// A number that is seen to change: it counts up, or down, while what brings it is on its way.

import { flight } from "../pace.svelte";

const quiet = matchMedia("(prefers-reduced-motion: reduce)");

export function counted(node: HTMLElement, wanted: number) {
  let shown = wanted;
  let frame = 0;
  const show = (value: number) => (node.textContent = String((shown = value)));
  show(wanted);
  return {
    update(next: number): void {
      cancelAnimationFrame(frame);
      const ms = quiet.matches || document.hidden ? 0 : flight();
      if (!ms) return void show(next);
      const [from, begin] = [shown, performance.now() + ms]; // when the points have arrived
      const step = (now: number) => {
        const part = Math.min(1, Math.max(0, (now - begin) / ms));
        show(Math.round(from + (next - from) * part));
        if (part < 1) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    },
    destroy: () => cancelAnimationFrame(frame),
  };
}
