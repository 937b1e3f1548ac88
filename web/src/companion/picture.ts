// A result as a picture, drawn by the browser itself.

import type { Result } from "./results";

const WIDE = 720;
const ROW = 64;
const PAPER = "#fbf7ee";
const INK = "#2b2622";
const GOLD = "#b8860b";

/** The table of a result as a PNG. */
export async function picture(title: string, day: string, result: Result): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDE;
  canvas.height = 150 + ROW * result.names.length;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = INK;
  pen.font = "700 40px Lora, Georgia, serif";
  pen.fillText(title, 40, 72);
  pen.font = "400 22px 'Source Sans', sans-serif";
  pen.fillText(`${day} · Chabudai`, 40, 108);
  inOrder(result).forEach((seat, line) => drawLine(pen, result, seat, 165 + ROW * line));
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}

export const inOrder = ({ places }: Pick<Result, "places">): number[] =>
  places.map((_, seat) => seat).sort((one, other) => places[one] - places[other]);

function drawLine(pen: CanvasRenderingContext2D, result: Result, seat: number, y: number): void {
  pen.fillStyle = result.places[seat] === 1 ? GOLD : INK;
  pen.font = "700 30px 'Source Sans', sans-serif";
  pen.fillText(`${result.places[seat]}.`, 40, y);
  const total = String(result.totals[seat]);
  pen.fillText(fitted(pen, result.names[seat], WIDE - 170 - pen.measureText(total).width), 100, y);
  pen.textAlign = "right";
  pen.fillText(total, WIDE - 40, y);
  pen.textAlign = "left";
}

/** As much of a name as there is room for. */
function fitted(pen: CanvasRenderingContext2D, name: string, room: number): string {
  if (pen.measureText(name).width <= room) return name;
  const letters = [...name];
  while (letters.length && pen.measureText(`${letters.join("")}…`).width > room) letters.pop();
  return `${letters.join("")}…`;
}

/** Share it where the device can, else save it as a file. */
export async function share(blob: Blob, name: string): Promise<void> {
  const file = new File([blob], name, { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => undefined);
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
