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

const inOrder = ({ places }: Result): number[] =>
  places.map((_, seat) => seat).sort((one, other) => places[one] - places[other]);

function drawLine(pen: CanvasRenderingContext2D, result: Result, seat: number, y: number): void {
  pen.fillStyle = result.places[seat] === 1 ? GOLD : INK;
  pen.font = "700 30px 'Source Sans', sans-serif";
  pen.fillText(`${result.places[seat]}.`, 40, y);
  pen.fillText(result.names[seat].slice(0, 28), 100, y);
  pen.textAlign = "right";
  pen.fillText(String(result.totals[seat]), WIDE - 40, y);
  pen.textAlign = "left";
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
