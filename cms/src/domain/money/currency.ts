/**
 * Currencies whose minor unit has not two digits, after ISO 4217 (list one). Intl's own digits follow local habit and
 * differ between engines (HUF: 0 in one, 2 in another); stored amounts must mean the same everywhere.
 */
const NO_DIGITS = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ');
const THREE_DIGITS = 'BHD IQD JOD KWD LYD OMR TND'.split(' ');
const FOUR_DIGITS = 'CLF UYW'.split(' ');

const DIGITS: ReadonlyMap<string, number> = new Map([
  ...NO_DIGITS.map((code) => [code, 0] as const),
  ...THREE_DIGITS.map((code) => [code, 3] as const),
  ...FOUR_DIGITS.map((code) => [code, 4] as const),
]);

/**
 * How many decimal digits the minor unit of a currency has: JPY 0, BRL 2, KWD 3.
 *
 * @param currency ISO 4217 code in capitals
 * @throws RangeError when it is not of that form
 */
export function minorDigits(currency: string): number {
  if (!/^[A-Z]{3}$/.test(currency)) throw new RangeError(`Not a currency code: ${currency}`);
  return DIGITS.get(currency) ?? 2;
}
