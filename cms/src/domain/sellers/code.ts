const CODE = /^[A-Z0-9_-]{3,16}$/;

/**
 * A seller's code as it is compared: capital letters.
 * @returns null for a text that can be no code: 3 to 16 of A–Z, 0–9, `_` and `-`
 */
export function sellerCode(text: string): string | null {
  const code = text.trim().toUpperCase();
  return CODE.test(code) ? code : null;
}
