/**
 * What stands for a name where there is no picture: the first letters of its first two words that are written large, as
 * of `Cantina do Porto` C and P; of a name without such words its first sign. Empty for an empty name.
 */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/);
  const large = words.filter((word) => /^\p{Lu}/u.test(word)).slice(0, 2);
  return (large.length > 0 ? large : words.slice(0, 1)).map((word) => Array.from(word)[0] ?? '').join('');
}
