/** One extra of an item: pieces per unit, and in how many equal parts its group shares the unit out, if it does. */
interface ChosenExtra {
  name: string;
  quantity: number;
  /** Left out for what comes on top of the unit. */
  parts?: number | undefined;
}

/** What was chosen, as it is said: a whole made of parts ("½ Calabresa ½ Pepperoni") or one extra ("2× Bacon"). */
export interface Choice<Extra> {
  words: string;
  /** Whether these extras are what the unit consists of, not something on top of it. */
  shared: boolean;
  /** At least one; several only where they are shared. */
  extras: Extra[];
}

/**
 * Whether a group shares one unit out among what is chosen of it, as halves of a pizza do: a fixed number of pieces,
 * more than one, that are not paid each (MAX, AVG).
 *
 * @returns into how many parts; null for a group of things that come on top
 */
export function partsOfGroup(group: {
  min: number;
  max: number;
  priceMethod: 'SUM' | 'MAX' | 'AVG';
}): number | null {
  return group.priceMethod !== 'SUM' && group.min === group.max && group.max > 1 ? group.max : null;
}

/** The choices of an item in their order; the parts that make one whole are said together. */
export function choicesOf<Extra extends ChosenExtra>(extras: readonly Extra[]): Choice<Extra>[] {
  const choices: Choice<Extra>[] = [];
  let missing = 0;
  for (const extra of extras) {
    const { parts } = extra;
    const open = choices.at(-1);
    if (parts !== undefined && missing > 0 && open?.extras[0]?.parts === parts) {
      open.words += ` ${choiceWords(extra)}`;
      open.extras.push(extra);
      missing -= extra.quantity;
      continue;
    }
    choices.push({ words: choiceWords(extra), shared: parts !== undefined, extras: [extra] });
    missing = parts === undefined ? 0 : parts - extra.quantity;
  }
  return choices;
}

/** An extra with what was chosen with it in turn. */
interface ChosenExtraTree extends ChosenExtra {
  extras?: readonly ChosenExtraTree[];
}

/**
 * The choices of an item in words, each with what was chosen with it in brackets: `½ Calabresa ½ Pepperoni`, `2× Bacon`,
 * `Fries (Mayo, Pesto)`.
 */
export function extraWords(extras: readonly ChosenExtraTree[]): string[] {
  return choicesOf(extras).map((choice) => {
    const nested = choice.extras.flatMap((extra) => extra.extras ?? []);
    return nested.length === 0 ? choice.words : `${choice.words} (${extraWords(nested).join(', ')})`;
  });
}

/** Everything that was chosen of an item in one line, its size first: `Large, ½ Calabresa ½ Pepperoni`; '' for nothing. */
export const itemWords = ({
  variation,
  extras,
}: {
  variation: { name: string } | null;
  extras: readonly ChosenExtraTree[];
}): string => [...(variation ? [variation.name] : []), ...extraWords(extras)].join(', ');

/** A line breaks between parts, never between an amount and its name. */
const NO_BREAK = '\u00a0';

/** One extra with its amount: `½ Calabresa`, `2× Bacon`; a single piece, or a part that is the whole, by its name alone. */
export function choiceWords({ name, quantity, parts }: ChosenExtra): string {
  if (parts !== undefined)
    return quantity === parts ? name : `${mixedNumber(quantity, parts)}${NO_BREAK}${name}`;
  return quantity > 1 ? `${quantity}×${NO_BREAK}${name}` : name;
}

const FRACTIONS: Readonly<Record<string, string>> = {
  '1/2': '½',
  '1/3': '⅓',
  '2/3': '⅔',
  '1/4': '¼',
  '3/4': '¾',
  '1/5': '⅕',
  '2/5': '⅖',
  '3/5': '⅗',
  '4/5': '⅘',
  '1/6': '⅙',
  '5/6': '⅚',
  '1/8': '⅛',
  '3/8': '⅜',
  '5/8': '⅝',
  '7/8': '⅞',
};

/**
 * `pieces` / `parts` as it is written by hand: `½`, `2`, `1½`, `3/7`.
 *
 * @param pieces integer ≥ 0
 * @param parts integer ≥ 1
 */
export function mixedNumber(pieces: number, parts: number): string {
  const whole = Math.floor(pieces / parts);
  const rest = pieces % parts;
  if (rest === 0) return String(whole);
  const divisor = gcd(rest, parts);
  const written = `${rest / divisor}/${parts / divisor}`;
  const fraction = FRACTIONS[written];
  if (whole === 0) return fraction ?? written;
  return fraction ? `${whole}${fraction}` : `${whole} ${written}`;
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
