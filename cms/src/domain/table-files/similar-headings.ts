import { plainText } from '../text';

/** How much of a heading is the name of a field. */
export interface Similarity {
  /** Share of the heading's letters that are the name's, 0 to 1, less for typing errors. */
  score: number;
  /** The places of the name's words among those of the heading. */
  words: ReadonlySet<number>;
  /** Whether one of them stands before the first preposition: the head of `Código do produto` is `Código`. */
  inHead: boolean;
}

const PREPOSITIONS = new Set([
  'de',
  'do',
  'da',
  'dos',
  'das',
  'del',
  'em',
  'no',
  'na',
  'en',
  'of',
  'for',
  'in',
  'para',
]);

const wordsOf = (text: string): string[] => plainText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * How similar a heading is to a name: every word of the name has to be in the heading, with one typing error in words of
 * six letters and more, two from nine on.
 *
 * @returns null where a word is missing
 */
export function similarity(heading: string, name: string): Similarity | null {
  const words = wordsOf(heading);
  const wanted = wordsOf(name);
  const letters = words.join('').length;
  if (wanted.length === 0 || letters === 0) return null;
  const found = new Set<number>();
  let matched = 0;
  for (const word of wanted) {
    const errors = words.map((each, place) => (found.has(place) ? Infinity : typingErrors(each, word)));
    const fewest = Math.min(...errors);
    if (fewest > allowedErrors(word)) return null;
    found.add(errors.indexOf(fewest));
    matched += word.length - 2 * fewest;
  }
  const end = words.findIndex((word) => PREPOSITIONS.has(word));
  const inHead = end < 1 || [...found].some((place) => place < end);
  return { score: Math.min(1, matched / letters), words: found, inHead };
}

const allowedErrors = ({ length }: string): number => (length >= 9 ? 2 : length >= 6 ? 1 : 0);

/**
 * Letters to insert, delete, replace or swap with their neighbour to make one word of another; Infinity where the lengths
 * differ by more than two. Optimal string alignment distance.
 */
function typingErrors(one: string, other: string): number {
  if (one === other) return 0;
  if (Math.abs(one.length - other.length) > 2) return Infinity;
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const replaced = Number(one[row - 1] !== other[column - 1]);
      const costs = [
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + replaced,
      ];
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (row > 1 && column > 1 && swapped) costs.push((before[column - 2] ?? 0) + 1);
      current.push(Math.min(...costs));
    }
    before = above;
    above = current;
  }
  return above[other.length] ?? Infinity;
}
