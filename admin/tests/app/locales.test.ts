import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const source = new URL('../../src/', import.meta.url).pathname;
const LANGUAGES = ['en', 'pt-BR', 'es'];
type Words = { [key: string]: string | Words };

const read = (language: string, file: string) =>
  JSON.parse(readFileSync(join(source, 'locales', language, file), 'utf8')) as Words;

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
  [...new Set([...text.matchAll(/\{\{(\w+)/g)].map((match) => match[1]))].sort();
const files = readdirSync(join(source, 'locales', 'en'));

describe.each(files)('%s', (file) => {
  const english = texts(read('en', file));

  it.each(['pt-BR', 'es'])('has the same keys in %s', (language) => {
    expect([...texts(read(language, file)).keys()].sort()).toEqual([...english.keys()].sort());
  });

  it.each(['pt-BR', 'es'])('fills in the same values in %s', (language) => {
    const theirs = texts(read(language, file));
    for (const [key, text] of english)
      expect(placeholders(theirs.get(key) ?? ''), key).toEqual(placeholders(text));
  });

  it.each(LANGUAGES)('leaves no text empty in %s', (language) => {
    for (const [key, text] of texts(read(language, file))) expect(text.trim(), key).not.toBe('');
  });
});

it('has the same files in every language', () => {
  for (const language of LANGUAGES) expect(readdirSync(join(source, 'locales', language))).toEqual(files);
});

describe('keys in the code', () => {
  const all = new Map(
    files.map((file) => [file.replace('.json', ''), new Set(texts(read('en', file)).keys())]),
  );
  const code = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !path.startsWith('storefront'),
  );
  const PLURALS = ['', '_one', '_other'];

  /** `t('key')` calls of a file with the namespaces it reads from. */
  function used(path: string): { namespaces: string[]; keys: string[] } {
    const text = readFileSync(join(source, path), 'utf8');
    const namespaces = [...text.matchAll(/useTranslation\(\[?([^)]*?)\]?\)/g)].flatMap(
      (call) => call[1]?.match(/[\w-]+/g) ?? [],
    );
    const keys = [...text.matchAll(/\bt\((?:[^()'`]*\? )?'([\w.:-]+)'(?: : '([\w.:-]+)')?/g)].flatMap(
      (call) => [call[1], call[2]].filter((key) => key !== undefined),
    );
    return { namespaces: namespaces.length > 0 ? namespaces : ['ui'], keys };
  }

  it('are all written in the language files', () => {
    const missing = code.flatMap((path) => {
      const { namespaces, keys } = used(path);
      const known = (key: string) => {
        const [named, rest] = key.includes(':') ? (key.split(':') as [string, string]) : [null, key];
        const places = named ? [named] : namespaces;
        return places.some((place) => PLURALS.some((ending) => all.get(place)?.has(rest + ending)));
      };
      return keys.filter((key) => !known(key)).map((key) => `${path}: ${key}`);
    });
    expect(missing).toEqual([]);
  });

  it('are found at all: the search above sees the calls it looks for', () => {
    const seen = code.flatMap((path) => used(path).keys);
    expect(seen).toContain('login.submit');
    expect(seen.length).toBeGreaterThan(100);
  });
});
