import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { fromServer } from '../support/server';
import { runningStrapi } from '../support/strapi';

interface Generators {
  generators: { generate(options: object): Promise<unknown> };
}

const kept = path.resolve(import.meta.dirname, '../../../types/generated/contentTypes.d.ts');

it('the generated types are those of the schemas: otherwise run `npx strapi ts:generate-types` in cms', async () => {
  const { generators } = fromServer('@strapi/typescript-utils') as Generators;
  const folder = await mkdtemp(path.join(tmpdir(), 'comanda-types-'));
  try {
    await generators.generate({
      strapi: await runningStrapi(),
      pwd: folder,
      logger: { silent: true },
      artifacts: { contentTypes: true },
    });
    const made = await readFile(path.join(folder, 'types/generated/contentTypes.d.ts'), 'utf8');
    const bare = (text: string) => text.replace(/\s+/g, ' ');
    expect(bare(readFileSync(kept, 'utf8'))).toBe(bare(made));
  } finally {
    await rm(folder, { recursive: true });
  }
});
