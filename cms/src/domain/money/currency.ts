/**
 * Minor digits of the currencies that do not have two, after ISO 4217 (list one). Intl's own digits follow local habit
 * and differ between engines (0 for HUF here, 2 there); stored amounts must mean the same everywhere.
 */
const MINOR_DIGITS: ReadonlyMap<string, number> = new Map([
  ...['BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'UYI', 'VND', 'VUV', 'XAF', 'XOF', 'XPF'].map(
    (code) => [code, 0] as const,
  ),
  ...['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'].map((code) => [code, 3] as const),
  ...['CLF', 'UYW'].map((code) => [code, 4] as const),
]);

/**
 * How many decimal digits the minor unit of a currency has: JPY 0, BRL 2, KWD 3 (ISO 4217).
 *
 * @param currency ISO 4217 code in capitals
 * @throws RangeError when it is not of that form
 */
export function minorDigits(currency: string): number {
  if (!/^[A-Z]{3}$/.test(currency)) throw new RangeError(`Not a currency code: ${currency}`);
  return MINOR_DIGITS.get(currency) ?? 2;
}
