import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import navigation from '../../src/locales/en/navigation.json';

const api = new URL('../../../cms/src/api/', import.meta.url).pathname;

/** The words by which the nouns of the server stand in the log. */
const logged = readdirSync(api, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\/nouns\/.+\.ts$/.test(file))
  .flatMap((file) => [...readFileSync(join(api, file), 'utf8').matchAll(/^ {2}entity: '(?<entity>.+)',$/gm)])
  .map(({ groups }) => groups?.entity);

it('names every noun of the server in the filter of the log', () => {
  expect(logged.length).toBeGreaterThan(10);
  for (const entity of logged)
    expect(Object.keys(navigation.nouns), '"nouns" in admin/src/locales/en/navigation.json').toContain(
      entity,
    );
});
