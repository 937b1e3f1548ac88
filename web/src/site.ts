// What a page knows of the site that it belongs to.

/** The version of a site that `chabudai site` wrote; empty at a server. */
export const siteVersion = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="chabudai-site"]')?.content ?? "";

/** Only a written site is kept on the device; a server's page is always its newest. */
export const isSite = (): boolean => siteVersion() !== "";
