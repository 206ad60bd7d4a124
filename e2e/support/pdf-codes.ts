import { inflateSync } from 'node:zlib';
import jsQR from 'jsqr';

/** Pixels a point: enough that a module of a code is some pixels wide. */
const SCALE = 4;
const RECTANGLE = /(-?[\d.]+) (-?[\d.]+) (-?[\d.]+) (-?[\d.]+) re/g;

/** What a camera reads from each page of a PDF whose codes are drawn as black bars. */
export function codesInPdf(pdf: Buffer): (string | null)[] {
  const box = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf.toString('latin1'));
  const [width, height] = [Number(box?.[1]), Number(box?.[2])];
  return pagesOf(pdf).map((page) => read(page, { width, height }));
}

/** What is drawn on each page, as PDF writes it: of the streams those that draw bars. */
function pagesOf(pdf: Buffer): string[] {
  const text = pdf.toString('latin1');
  return [...text.matchAll(/stream\r?\n/g)].flatMap(({ index, 0: begin }) => {
    const from = index + begin.length;
    const until = text.indexOf('endstream', from);
    try {
      const drawn = inflateSync(pdf.subarray(from, until)).toString('latin1');
      return (drawn.match(RECTANGLE)?.length ?? 0) > 50 ? [drawn] : [];
    } catch {
      // A font or a picture is packed otherwise.
      return [];
    }
  });
}

/** The bars that are filled with black, on white. */
function read(drawn: string, { width, height }: { width: number; height: number }): string | null {
  const [across, down] = [Math.ceil(width * SCALE), Math.ceil(height * SCALE)];
  const pixels = new Uint8ClampedArray(across * down * 4).fill(255);
  // The code is the last that is drawn of bars; before it the colour is set to black.
  const black = /(?:^|\n)0\.? g\n(?=(?:-?[\d.]+ ){4}re)/.exec(drawn);
  for (const [, ...figures] of drawn.slice(black?.index ?? 0).matchAll(RECTANGLE)) {
    const [x = 0, y = 0, wide = 0, high = 0] = figures.map(Number);
    const [left, right] = [x, x + wide].sort((a, b) => a - b);
    // Measured from the foot of the page.
    const [low, top] = [y, y + high].sort((a, b) => a - b);
    for (
      let row = Math.round((height - (top ?? 0)) * SCALE);
      row < Math.round((height - (low ?? 0)) * SCALE);
      row += 1
    )
      for (
        let column = Math.round((left ?? 0) * SCALE);
        column < Math.round((right ?? 0) * SCALE);
        column += 1
      )
        pixels.fill(0, (row * across + column) * 4, (row * across + column) * 4 + 3);
  }
  return jsQR(pixels, across, down)?.data ?? null;
}
