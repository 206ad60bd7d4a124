import { fitText } from './fit-text';

/** Widths and heights in mm (ISO 216). */
export const CARD_SIZES = {
  A6: { width: 105, height: 148 },
  A5: { width: 148, height: 210 },
  A4: { width: 210, height: 297 },
} as const;
export type CardSize = keyof typeof CARD_SIZES;

export interface CardFacts {
  name: string;
  /** Which table it stands on, as it is written there; null on a card for all of them. */
  table: string | null;
  /** The address that the code leads to. */
  url: string;
  /** What is written around the code, in the language of the store. */
  scan: string;
  how: string;
  /** `#rrggbb` */
  fill: string;
  onFill: string;
  hasLogo: boolean;
}

/** What is drawn, one above the other, in mm from the corner at the top left. */
export type Shape =
  | { kind: 'box'; x: number; y: number; width: number; height: number; color: string; radius: number }
  /** The logo, as wide as high. */
  | { kind: 'logo'; x: number; y: number; size: number }
  /** The code without its border. */
  | { kind: 'code'; x: number; y: number; size: number }
  /** Centred at `x`, standing on `y`. */
  | { kind: 'text'; x: number; y: number; size: number; text: string; bold: boolean; color: string };

export interface CardLayout {
  width: number;
  height: number;
  shapes: Shape[];
}

const INK = '#231d19';
const FAINT = '#6b625b';
const WHITE = '#ffffff';
const LINE = 1.2;

/** A card for the table: the store's name on its colour, the code large, and what to do with it. */
export function cardLayout(size: CardSize, facts: CardFacts): CardLayout {
  const { width, height } = CARD_SIZES[size];
  /** Everything grows with the card: a hundredth of its width. */
  const unit = width / 100;
  const middle = width / 2;
  const logo = facts.hasLogo ? 14 * unit : 0;
  const room = width - 16 * unit;
  const name = fitText(facts.name, { width: room, lines: 2, largest: 7 * unit, smallest: 3 * unit });
  const gap = facts.hasLogo ? 2.5 * unit : 0;
  const top = (facts.hasLogo ? 5 : 8) * unit;
  const band = 2 * top + logo + gap + name.lines.length * name.size * LINE;
  const shapes: Shape[] = [
    { kind: 'box', x: 0, y: 0, width, height, color: WHITE, radius: 0 },
    { kind: 'box', x: 0, y: 0, width, height: band, color: facts.fill, radius: 0 },
  ];

  if (facts.hasLogo) {
    const border = unit;
    shapes.push(
      {
        kind: 'box',
        x: middle - logo / 2 - border,
        y: top - border,
        width: logo + 2 * border,
        height: logo + 2 * border,
        color: WHITE,
        radius: 2 * unit,
      },
      { kind: 'logo', x: middle - logo / 2, y: top, size: logo },
    );
  }
  shapes.push(...textLines(name, middle, top + logo + gap, true, facts.onFill));

  const tableTop = band + 4 * unit;
  const table =
    facts.table === null
      ? null
      : fitText(facts.table, { width: room, lines: 1, largest: 9 * unit, smallest: 3 * unit });
  if (table) shapes.push(...textLines(table, middle, tableTop, true, INK));
  const scan = fitText(facts.scan, { width: room, lines: 2, largest: 5.5 * unit, smallest: 3 * unit });
  const scanTop = table ? tableTop + table.size * LINE + unit : band + 5 * unit;
  shapes.push(...textLines(scan, middle, scanTop, true, INK));

  const how = fitText(facts.how, { width: room, lines: 2, largest: 3.4 * unit, smallest: 2.5 * unit });
  const url = fitText(facts.url.replace(/^https?:\/\//, ''), {
    width: room,
    lines: 1,
    largest: 4.2 * unit,
    smallest: 2 * unit,
  });
  const foot = height - 6 * unit - url.size * LINE;
  const howTop = foot - 2 * unit - how.lines.length * how.size * LINE;
  const codeTop = scanTop + scan.lines.length * scan.size * LINE + 4 * unit;
  const code = Math.min(62 * unit, howTop - 4 * unit - codeTop);
  shapes.push({
    kind: 'code',
    x: middle - code / 2,
    y: (codeTop + howTop - 4 * unit - code) / 2,
    size: code,
  });
  shapes.push(...textLines(how, middle, howTop, false, FAINT), ...textLines(url, middle, foot, true, INK));
  return { width, height, shapes };
}

/** Letters stand on a line four fifths of their size below the top of theirs. */
const textLines = (
  { size, lines }: { size: number; lines: readonly string[] },
  x: number,
  top: number,
  bold: boolean,
  color: string,
): Shape[] =>
  lines.map((text, index) => ({
    kind: 'text',
    x,
    y: top + index * size * LINE + size * 0.9,
    size,
    text,
    bold,
    color,
  }));
