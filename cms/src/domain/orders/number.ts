/**
 * The number people call an order by: `042`, `P-1007`.
 *
 * @param sequence place in the branch's business day, integer ≥ 1; numbers below 1000 are written with three digits
 * @param prefix what the branch puts before it, may be empty
 * @throws RangeError for another sequence
 */
export function orderNumber(sequence: number, prefix: string): string {
  if (!Number.isSafeInteger(sequence) || sequence < 1) throw new RangeError(`Not a sequence: ${sequence}`);
  return prefix + String(sequence).padStart(3, '0');
}

/**
 * The numbers that somebody may mean who types one, as they are stored: `7`, `#007` and `c-100` of a business whose
 * branches put `C-` before theirs.
 *
 * @param prefixes what branches of the business put before their numbers
 * @returns none for a text that is no number: one without digits at its end, or with something else before them than a
 * prefix with a letter in it
 */
export function possibleNumbers(text: string, prefixes: readonly string[]): string[] {
  const match = /^#?([A-Z0-9-]{0,4}?)(\d{1,6})$/.exec(text.trim().toUpperCase());
  if (!match) return [];
  const [, before = '', digits = ''] = match;
  const written = digits.padStart(3, '0');
  if (before !== '') return /[A-Z]/.test(before) ? [before + written] : [];
  return ['', ...prefixes].map((prefix) => prefix + written);
}

/**
 * The four digits a customer says to get their order.
 *
 * @param random 0 ≤ random < 1, from a source that cannot be guessed
 * @returns '0000'–'9999', each as likely as the others
 * @throws RangeError for a number outside of that
 */
export function pickupCode(random: number): string {
  if (!(random >= 0 && random < 1)) throw new RangeError(`Not a random number in [0, 1): ${random}`);
  return String(Math.floor(random * 10_000)).padStart(4, '0');
}
