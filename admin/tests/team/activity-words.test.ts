import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import navigation from '../../src/locales/en/navigation.json';

const api = new URL('../../../cms/src/api/', import.meta.url).pathname;

/** The plural of the noun that `npm run check-noun` checks; undefined where the test is about all of them. */
const checked = process.env.CHECKED_NOUN;

const property = (text: string, name: string) =>
  new RegExp(`^ {2}${name}: '(?<value>.+)',$`, 'm').exec(text)?.groups?.value;

/** The words by which the nouns of the server stand in the log. */
const logged = readdirSync(api, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\/nouns\/.+\.ts$/.test(file))
  .map((file) => readFileSync(join(api, file), 'utf8'))
  .filter((text) => checked === undefined || property(text, 'resource') === checked)
  .flatMap((text) => property(text, 'entity') ?? []);

it('names every noun of the server in the filter of the log', () => {
  expect(logged.length).toBeGreaterThan(checked === undefined ? 10 : 0);
  for (const entity of logged)
    expect(Object.keys(navigation.nouns), '"nouns" in admin/src/locales/en/navigation.json').toContain(
      entity,
    );
});
