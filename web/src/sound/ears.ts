// What is heard: only by people who want it, after a first touch of the page, and while they look.

import { pace } from "../pace.svelte";
import { likes } from "../settings.svelte";
import type { Heard, Sound } from "./heard";

const ATTENTION: readonly Sound[] = ["turn", "win", "end"]; // heard at every pace
let audio: AudioContext | null = null;

const listens = (): boolean => likes.sound && !!navigator.userActivation?.hasBeenActive;

async function play(all: readonly Heard[]): Promise<void> {
  const { sound } = await import("./synth"); // not before something is heard
  audio ??= new AudioContext();
  if (audio.state === "suspended") await audio.resume();
  for (const one of all) sound(audio, one.sound, one.after / 1000);
}

/** What travels is silent where everything happens at once, or nobody looks. */
export function hear(all: readonly Heard[]): void {
  const calm = pace() === "instant" || document.hidden;
  const wanted = calm ? all.filter(({ sound }) => ATTENTION.includes(sound)) : all;
  if (listens() && wanted.length) void play(wanted);
}

export const ring = (sound: Sound): void => hear([{ sound, after: 0 }]);
