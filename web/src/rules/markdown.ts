// The rules' own Markdown, as blocks to draw. Only what docs/rules uses is understood.

export type Span = { kind: "text" | "strong" | "em" | "code"; text: string };
export type Block =
  | { kind: "heading"; level: number; spans: Span[] }
  | { kind: "text"; clause: string; item: boolean; spans: Span[] }
  | { kind: "table"; clause: string; head: Span[][]; rows: Span[][][] };

const CLAUSE = /^\*\*([A-Z]+-\d+)\*\*\s*/;

export function spans(text: string): Span[] {
  const plain = text.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1"); // links lead into the repository
  const parts = plain.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/).filter(Boolean);
  return parts.map((part): Span => {
    if (part.startsWith("**")) return { kind: "strong", text: part.slice(2, -2) };
    if (part.startsWith("*") && part.length > 2) return { kind: "em", text: part.slice(1, -1) };
    if (part.startsWith("`")) return { kind: "code", text: part.slice(1, -1) };
    return { kind: "text", text: part };
  });
}

/** Lines that belong together: a paragraph, a list item's paragraph, a table. */
function* groups(source: string): Generator<{ item: boolean; indented: boolean; lines: string[] }> {
  let group: { item: boolean; indented: boolean; lines: string[] } | null = null;
  for (const line of source.split("\n")) {
    const text = line.trim();
    const item = /^- /.test(line);
    const table = text.startsWith("|");
    const goesOn =
      group && text && !item && !text.startsWith("#") && table === group.lines[0].startsWith("|");
    if (goesOn) {
      group!.lines.push(text);
      continue;
    }
    if (group) yield group;
    group = text
      ? { item, indented: /^\s/.test(line), lines: [item ? text.slice(2) : text] }
      : null;
  }
  if (group) yield group;
}

const cells = (line: string): Span[][] =>
  line
    .split("|")
    .slice(1, -1)
    .map((cell) => spans(cell.trim()));

export function blocks(source: string): Block[] {
  const found: Block[] = [];
  let clause = "";
  for (const { item, indented, lines } of groups(source)) {
    const heading = /^(#+)\s+(.*)/.exec(lines[0]);
    const text = lines.join(" ");
    if (!indented || item) clause = CLAUSE.exec(text)?.[1] ?? "";
    if (heading)
      found.push({ kind: "heading", level: heading[1].length, spans: spans(heading[2]) });
    else if (lines[0].startsWith("|"))
      found.push({ kind: "table", clause, head: cells(lines[0]), rows: lines.slice(2).map(cells) });
    else found.push({ kind: "text", clause, item, spans: spans(text.replace(CLAUSE, "")) });
  }
  return found;
}

export function plain(block: Block): string {
  const parts = block.kind === "table" ? [block.head, ...block.rows].flat(2) : block.spans;
  return parts.map((span) => span.text).join(" ");
}
