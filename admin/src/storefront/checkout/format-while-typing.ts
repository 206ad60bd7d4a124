/** Writes a value as people write it. */
export type Formatter = (text: string) => string;

/**
 * What a field shows once it was typed into: written as people write it while the text grows at its end. Whoever takes
 * something back, or changes the middle, is left alone: the place they type at would jump.
 */
export function formatWhileTyping(before: string, next: string, write: Formatter): string {
  return next.length > before.length && next.startsWith(before) ? write(next) : next;
}

/** A postal code as the country writes it; another country's as it is typed. */
export function formatPostalCode(text: string, country: string): string {
  const digits = text.replace(/\D/g, '');
  if (country !== 'BR' || !/^[\d-]*$/.test(text) || digits.length > 8) return text;
  return digits.length > 5 ? `${digits.slice(0, 5)}-${digits.slice(5)}` : text;
}
