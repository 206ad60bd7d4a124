/* Texts that people typed, without the words by which a customer is known. */

/** What stands where a word was removed. */
const REMOVED = '•••';
/** Shorter parts of a name are words of a language as well. */
const MIN_NAME_LENGTH = 3;
/** Digits of a phone by which somebody is found, counted from its end. */
const MIN_PHONE_DIGITS = 8;

/** By what a customer is known. */
export interface Identity {
  names: readonly string[];
  /** In E.164. */
  phones: readonly string[];
  emails: readonly string[];
  documents: readonly string[];
  /** Streets with or without their numbers. */
  streets: readonly string[];
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/** A letter with or without its accents. */
const anyAccent = (text: string): string =>
  Array.from(text.normalize('NFD').replace(/\p{M}/gu, ''))
    .map((letter) =>
      /\p{L}/u.test(letter) ? `[${letter}${VARIANTS[letter.toLowerCase()] ?? ''}]\\p{M}*` : escaped(letter),
    )
    .join('');

const VARIANTS: Readonly<Record<string, string>> = {
  a: 'áàâãäå',
  c: 'ç',
  e: 'éèêë',
  i: 'íìîï',
  n: 'ñ',
  o: 'óòôõö',
  u: 'úùûü',
  y: 'ýÿ',
};

/** The digits of a number, whatever people write between them. */
const spacedDigits = (digits: string): string => digits.split('').join('[\\s().-]*');

/**
 * A function that replaces the names, phones, addresses and documents of a customer in a text, whatever their case, accents
 * and separators.
 */
export function identityRemover({
  names,
  phones,
  emails,
  documents,
  streets,
}: Identity): (text: string) => string {
  const words = (text: string) => `(?<![\\p{L}\\p{N}])${anyAccent(text.trim())}(?![\\p{L}\\p{N}])`;
  const patterns = [
    ...emails.filter((email) => email !== '').map(escaped),
    ...phones.flatMap((phone) => {
      const digits = phone.replace(/\D/g, '');
      if (digits.length < MIN_PHONE_DIGITS) return [];
      // With the country code, the area code or neither, and a Brazilian number without its ninth digit.
      const lengths = [digits.length, digits.length - 2, 9, MIN_PHONE_DIGITS];
      return lengths
        .filter((length) => length <= digits.length)
        .map((length) => `\\+?${spacedDigits(digits.slice(-length))}`);
    }),
    ...documents
      .filter((document) => document.length >= MIN_PHONE_DIGITS)
      .map((text) => text.split('').map(escaped).join('[\\s./-]*')),
    ...[...streets, ...names.flatMap((name) => [name, ...name.split(/\s+/)])]
      .filter((text) => text.trim().length >= MIN_NAME_LENGTH)
      .sort((a, b) => b.length - a.length)
      .map(words),
  ];
  if (patterns.length === 0) return (text) => text;
  const found = new RegExp(patterns.join('|'), 'giu');
  return (text) => text.replace(found, REMOVED);
}
