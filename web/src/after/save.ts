// A part of the page as a file of its own: what is seen, with its styles and nothing that runs.

const CONTROLS = "select, input, progress, [data-review-save]";

/** A file's text: the part without its controls, and every style of this page but fonts. */
export function pageOf(part: HTMLElement, title: string): string {
  const copy = part.cloneNode(true) as HTMLElement;
  for (const control of copy.querySelectorAll(CONTROLS))
    (control.closest("label") ?? control).remove();
  for (const button of copy.querySelectorAll("button")) {
    const row = document.createElement("div");
    row.className = button.className;
    row.append(...button.childNodes);
    button.replaceWith(row);
  }
  for (const folded of copy.querySelectorAll("details")) folded.open = true;
  const { lang, dataset } = document.documentElement;
  const page = document.implementation.createHTMLDocument(title);
  Object.assign(page.documentElement, { lang });
  if (dataset.theme) page.documentElement.dataset.theme = dataset.theme;
  const encoding = page.createElement("meta");
  encoding.setAttribute("charset", "utf-8");
  page.head.prepend(encoding);
  const heading = page.createElement("h1");
  heading.textContent = title;
  page.body.append(heading, copy);
  const whole = page.documentElement.outerHTML;
  const styled = whole.replace("</head>", () => `<style>${styles()}</style></head>`);
  return `<!doctype html>\n${styled}\n`;
}

const styles = (): string =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => !(rule instanceof CSSFontFaceRule))
    .map((rule) => rule.cssText)
    .join("\n");

/** Let the browser save a text. */
export function save(text: string, name: string, type: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
