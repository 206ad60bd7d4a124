/**
 * Control characters (C0 and C1 but tab and line breaks), NUL, halves of surrogate pairs. Printers execute some of them, no
 * keyboard sends them, and PostgreSQL does not store all of them.
 */
// oxlint-disable-next-line no-control-regex -- these are the characters that it finds
const CONTROL_CHARACTERS = /[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F]|\p{Surrogate}/u;

/** Marks that change the direction of text, and the byte order mark: they come along when text is pasted and are invisible. */
const INVISIBLE_MARKS = /[\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/** Whether a text contains characters that no field accepts. */
export const hasControlCharacters = (text: string): boolean => CONTROL_CHARACTERS.test(text);

/** A text without the characters that `hasControlCharacters` finds. */
export const withoutControlCharacters = (text: string): string =>
  text.replace(new RegExp(CONTROL_CHARACTERS, 'gu'), '');

/** A text in Unicode normalization form C, without invisible direction marks, with `\n` as its only line break. */
export const normalizeText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(INVISIBLE_MARKS, '')
    .replace(/\r\n?|[\u0085\u2028\u2029]/gu, '\n');

/** A text as one line: runs of white space and line breaks become one space, none remains at either end. */
export const joinLines = (text: string): string => text.replace(/\s+/gu, ' ').trim();

/** A text of several lines without white space at the ends of lines and with at most one empty line in a row. */
export const tidyLines = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+$/gmu, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
