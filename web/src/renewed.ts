// A server that was brought up to date no longer has the parts of the page that came before.

/** Take the new page, if there is one: games are kept where they are played, nothing is lost. */
export async function renew(): Promise<void> {
  const mine = document.querySelector("script[type=module][src]")?.getAttribute("src");
  const answer = await fetch(location.pathname, { cache: "no-store" });
  const page = answer.ok ? await answer.text() : "";
  if (mine && page.includes("<script") && !page.includes(`"${mine}"`)) location.reload();
}
