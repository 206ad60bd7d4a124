/** How wide a sign of Helvetica is at most, in parts of its size, by the kind of sign; a little more than it is. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[ijl|.,:;'!]/, 0.34],
  [/[ftr\s()/-]/, 0.39],
  [/[mwMW@%]/, 0.95],
  [/[\p{Lu}&]/u, 0.78],
  [/[\p{Ll}\p{N}_?]/u, 0.61],
];
/** Of letters that Helvetica does not have, which are as wide as they are high. */
const WIDEST = 1;

/** How wide a text is at most, in parts of its size. */
export const widthOf = (text: string): number =>
  Array.from(text).reduce((sum, sign) => sum + (WIDTHS.find(([kind]) => kind.test(sign))?.[1] ?? WIDEST), 0);

interface Room {
  /** mm */
  width: number;
  lines: number;
  /** mm, from the largest down to the smallest that is tried. */
  largest: number;
  smallest: number;
}

const STEP = 0.25;

/**
 * A text in as few lines and as large as there is room for.
 * @returns the size in mm and the lines; what has no room even when it is small is cut, with an ellipsis
 */
export function fitText(
  text: string,
  { width, lines, largest, smallest }: Room,
): { size: number; lines: string[] } {
  const words = text.trim().split(/\s+/);
  for (let size = largest; size >= smallest; size -= STEP) {
    const wrapped = wrap(words, width / size);
    if (wrapped.length <= lines && wrapped.every((line) => widthOf(line) * size <= width))
      return { size, lines: wrapped };
  }
  const wrapped = wrap(words, width / smallest);
  const kept = wrapped.slice(0, lines);
  return {
    size: smallest,
    lines: kept.map((line, at) => cut(line, width / smallest, at + 1 < wrapped.length && at + 1 === lines)),
  };
}

function wrap(words: readonly string[], room: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function cut(line: string, room: number, more: boolean): string {
  if (!more && widthOf(line) <= room) return line;
  const signs = Array.from(line);
  while (signs.length > 1 && widthOf(`${signs.join('')}…`) > room) signs.pop();
  return `${signs.join('')}…`;
}
