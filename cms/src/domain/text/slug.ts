import { plainText } from './plain';

const LONGEST = 60;
const SHORTEST = 3;

/**
 * A name as part of an address: small letters, digits and single strokes, 3 to 60 signs, e.g. 'cantina-da-nonna' for
 * 'Cantina da Nonna'. A name without enough letters of the Latin alphabet becomes 'store' or ends in it.
 */
export function slugOf(name: string): string {
  const slug = plainText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '');
  if (slug.length >= SHORTEST) return slug;
  return slug === '' ? 'store' : `${slug}-store`;
}

/** The slug of a name, with the first number after it that none of those in use has. */
export function freeSlug(name: string, taken: readonly string[]): string {
  const slug = slugOf(name);
  if (!taken.includes(slug)) return slug;
  for (let number = 2; ; number += 1) {
    const ending = `-${number}`;
    const next = slug.slice(0, LONGEST - ending.length).replace(/-+$/, '') + ending;
    if (!taken.includes(next)) return next;
  }
}
