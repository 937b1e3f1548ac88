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

export function notice(title: string, body: string): void {
  if (
    likes.notices &&
    document.hidden &&
    "Notification" in window &&
    Notification.permission === "granted"
  )
    new Notification(title, { body, tag: "chabudai" });
}
