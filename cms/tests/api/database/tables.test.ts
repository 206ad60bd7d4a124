import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { columnsByTable } from '../support/business-rows';
import { database } from '../support/database';
import { runningStrapi } from '../support/strapi';

const LIST = path.resolve(import.meta.dirname, '../../../../docs/technical-tables.md');

it('every table is of a content type, of Strapi, or in docs/technical-tables.md with the reason', async () => {
  const { db } = await runningStrapi();
  const ofTypes = new Set([...db.metadata.values()].map(({ tableName }) => tableName));
  const others = [...(await database(columnsByTable)).keys()].filter(
    (name) => !ofTypes.has(name) && !/^(sqlite|strapi)_/.test(name),
  );
  const listed = [...readFileSync(LIST, 'utf8').matchAll(/^\| `(\w+)` *\| \w/gm)].map(([, name]) => name);
  expect(others.sort()).toEqual(listed.sort());
});
