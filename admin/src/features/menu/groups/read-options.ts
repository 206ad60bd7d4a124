import { parseMoney } from '@domain/money';

export interface TypedOption {
  name: string;
  /** Minor units; null where no price stands beside the name. */
  priceCents: number | null;
}

/** What looks like a price and not like the end of a name, such as the 300 of "Juice 300": a sign, or decimals. */
const PRICE_AT_END = /^(.*\S)\s+(\S*(?:[^\d\s.,]\s?\d[\d.,]*|\d[.,]\d{2}))$/;

/**
 * Options as they stand in a list that was copied from elsewhere: one a line, the price behind a tab, a semicolon, or
 * at the end of the line. Empty lines say nothing.
 *
 * @param currency ISO 4217 code
 * @param country ISO 3166-1 alpha-2, of the business: how it writes amounts
 */
export function readOptions(text: string, currency: string, country: string): TypedOption[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => readOption(line, (amount) => parseMoney(amount, currency, country)));
}

function readOption(line: string, parse: (amount: string) => number | null): TypedOption {
  const [name = '', amount] = line.split(/\s*[\t;]\s*/);
  if (amount !== undefined) return { name: name.trim(), priceCents: positive(parse(amount)) };
  const [, before, price] = PRICE_AT_END.exec(line) ?? [];
  const cents = price === undefined ? null : positive(parse(price));
  return before !== undefined && cents !== null
    ? { name: before, priceCents: cents }
    : { name: line, priceCents: null };
}

const positive = (cents: number | null) => (cents !== null && cents >= 0 ? cents : null);
