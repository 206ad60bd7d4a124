/** Codes that people type. Randomness comes in as an argument. Source: `Access` in the design of the domain. */

export const CODES = 1_000_000;

/**
 * The six digits of a code.
 * @param random a whole number from 0 up to, not including, `CODES`
 * @throws RangeError outside of that
 */
export function sixDigits(random: number): string {
  if (!Number.isInteger(random) || random < 0 || random >= CODES)
    throw new RangeError(`No number for a code: ${random}`);
  return String(random).padStart(6, '0');
}

/** Crockford's letters: none of them is mistaken for another, nor are they words. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const RECOVERY_LETTERS = 10;

/**
 * A recovery code of ten letters (50 bits) as people read it: `4k7hx-0zq2m`.
 * @param random ten or more whole numbers from 0 to 255, each evenly likely
 * @throws RangeError for fewer
 */
export function recoveryCode(random: ArrayLike<number>): string {
  if (random.length < RECOVERY_LETTERS) throw new RangeError('Ten random numbers make a recovery code');
  const letters = Array.from({ length: RECOVERY_LETTERS }, (_, index) =>
    LETTERS.charAt((random[index] ?? 0) % LETTERS.length),
  );
  return `${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`;
}

/** What a person typed as a recovery code, in the form it was shown in; null when it is none. */
export function readRecoveryCode(typed: string): string | null {
  const letters = typed
    .toLowerCase()
    .replace(/[\s-]/g, '')
    .replace(/o/g, '0')
    .replace(/[il]/g, '1')
    .replace(/u/g, 'v');
  return /^[0-9a-hjkmnp-tv-z]{10}$/.test(letters) ? `${letters.slice(0, 5)}-${letters.slice(5)}` : null;
}
