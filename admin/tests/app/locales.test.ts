import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { ParseKeys } from 'i18next';
import { describe, expect, expectTypeOf, it } from 'vitest';

const source = new URL('../../src/', import.meta.url).pathname;
const LANGUAGES = ['en', 'pt-BR', 'es'];
type Words = { [key: string]: string | Words };

const PRODUCT = 'product';

/** What the fields of a product are called is said with the rules of the menu. */
const pathOf = (language: string, file: string) =>
  file === PRODUCT
    ? join(source, `../../cms/src/domain/menu/words/${language}.json`)
    : join(source, 'locales', language, file);
/** As messages name it, from the root of the project. */
const shownPath = (language: string, file: string) => relative(join(source, '../..'), pathOf(language, file));
const read = (language: string, file: string) =>
  JSON.parse(readFileSync(pathOf(language, file), 'utf8')) as Words;

/** Every text of a file by its path; plural forms keep their ending. */
function texts(words: Words, path = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, value] of Object.entries(words)) {
    if (typeof value === 'string') found.set(path + key, value);
    else for (const [below, text] of texts(value, `${path}${key}.`)) found.set(below, text);
  }
  return found;
}

// A language may say one of them twice: "de 5 em 5".
const placeholders = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)/g)].map((match) => match[1]))].sort();
const files = readdirSync(join(source, 'locales', 'en'));

describe.each([...files, PRODUCT])('%s', (file) => {
  const english = texts(read('en', file));

  it.each(['pt-BR', 'es'])('has the same keys in %s', (language) => {
    expect([...texts(read(language, file)).keys()].sort(), `keys of ${shownPath(language, file)}`).toEqual(
      [...english.keys()].sort(),
    );
  });

  it.each(['pt-BR', 'es'])('fills in the same values in %s', (language) => {
    const theirs = texts(read(language, file));
    for (const [key, text] of english)
      expect(placeholders(theirs.get(key) ?? ''), `${key} in ${shownPath(language, file)}`).toEqual(
        placeholders(text),
      );
  });

  it.each(LANGUAGES)('leaves no text empty in %s', (language) => {
    for (const [key, text] of texts(read(language, file)))
      expect(text.trim(), `${key} in ${shownPath(language, file)}`).not.toBe('');
  });
});

it('has the same files in every language', () => {
  for (const language of LANGUAGES) expect(readdirSync(join(source, 'locales', language))).toEqual(files);
});

it('are known to the compiler: a key that no file has is an error of types', () => {
  expectTypeOf<'login.submit'>().toExtend<ParseKeys<'account'>>();
  expectTypeOf<'login.nothing'>().not.toExtend<ParseKeys<'account'>>();
  expectTypeOf<`login.${string}`>().not.toExtend<ParseKeys<'account'>>();
});
