/** How a language writes amounts of a currency. */
interface MoneyNotation {
  decimal: string;
  /** Matches sign, currency and digits of an amount without white space, as groups `before`, `after` and `digits`. */
  pattern: RegExp;
}

const notations = new Map<string, MoneyNotation>();

/**
 * The notation of a currency in a language, read from Intl and kept.
 *
 * @throws RangeError for a currency or a language that is not one
 */
export function notationOf(currency: string, language: string): MoneyNotation {
  const key = `${language} ${currency}`;
  let notation = notations.get(key);
  if (!notation) {
    notation = readNotation(currency, language);
    notations.set(key, notation);
  }
  return notation;
}

function readNotation(currency: string, language: string): MoneyNotation {
  const symbols = (['code', 'symbol', 'narrowSymbol'] as const).map((currencyDisplay) =>
    partOf(new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay }), 'currency'),
  );
  const symbol = symbols
    .map((text) => text.replace(/\s/g, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|');
  return {
    decimal: partOf(new Intl.NumberFormat(language, { minimumFractionDigits: 1 }), 'decimal'),
    pattern: new RegExp(`^(?<before>-?)(?:${symbol})?(?<after>-?)(?<digits>\\d[\\d.,]*)(?:${symbol})?$`),
  };
}

function partOf(formatter: Intl.NumberFormat, type: 'currency' | 'decimal'): string {
  return formatter.formatToParts(0).find((part) => part.type === type)?.value ?? '';
}
