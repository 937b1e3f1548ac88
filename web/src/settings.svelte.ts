// What a person likes: theme, sound, notices. Kept in this browser.

import { keep, kept } from "./keep";

export type Theme = "light" | "dark";
const dark = matchMedia("(prefers-color-scheme: dark)");

export const likes = $state({
  theme: (kept("theme", "") || (dark.matches ? "dark" : "light")) as Theme,
  sound: kept("sound", "on") === "on",
  notices: kept("notices", "off") === "on",
  warned: kept("warned", "off") === "on", // before a move that costs a lot
});

export function applyTheme(): void {
  document.documentElement.dataset.theme = likes.theme;
}

export function setTheme(theme: Theme): void {
  likes.theme = theme;
  keep("theme", theme);
  applyTheme();
}

export function setSound(on: boolean): void {
  likes.sound = on;
  keep("sound", on ? "on" : "off");
  if (on) chime();
}

export function setWarned(on: boolean): void {
  likes.warned = on;
  keep("warned", on ? "on" : "off");
}

/** Notices need the person's leave; where it is refused they stay off. */
export async function setNotices(on: boolean): Promise<void> {
  const may =
    on && "Notification" in window && (await Notification.requestPermission()) === "granted";
  likes.notices = may;
  keep("notices", may ? "on" : "off");
}

let audio: AudioContext | null = null;

/** Two soft tones, as of wood on wood. */
export function chime(): void {
  if (!likes.sound || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  for (const [at, pitch] of [
    [0, 523],
    [0.13, 784],
  ] as const) {
    const tone = audio.createOscillator();
    const level = audio.createGain();
    tone.type = "triangle";
    tone.frequency.value = pitch;
    level.gain.setValueAtTime(0.12, audio.currentTime + at);
    level.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + at + 0.35);
    tone.connect(level).connect(audio.destination);
    tone.start(audio.currentTime + at);
    tone.stop(audio.currentTime + at + 0.4);
  }
}

/** A card laid on wood: short and quiet. */
export function knock(): void {
  if (!likes.sound || document.hidden || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  const tone = audio.createOscillator();
  const level = audio.createGain();
  tone.type = "sine";
  tone.frequency.value = 190;
  level.gain.setValueAtTime(0.09, audio.currentTime);
  level.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.09);
  tone.connect(level).connect(audio.destination);
  tone.start(audio.currentTime);
  tone.stop(audio.currentTime + 0.1);
}

export function notice(title: string, body: string): void {
  if (
    likes.notices &&
    document.hidden &&
    "Notification" in window &&
    Notification.permission === "granted"
  )
    new Notification(title, { body, tag: "chabudai" });
}
