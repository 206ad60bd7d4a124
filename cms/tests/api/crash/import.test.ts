import { describe, expect, it } from 'vitest';
import type { ImportDto } from '../../../src/contracts/menu-files';
import type { StoreMenuDto } from '../../../src/contracts/storefront';
import { newBusiness } from '../support/business';
import { client, FileBody } from '../support/client';
import { freePort, newHome, spawnServer } from '../support/spawned';

const LINES = 400;
const PATIENCE_MS = 120_000;
const FILE = [
  'Category;Name;Price',
  ...Array.from({ length: LINES }, (_, index) => `Section ${index % 7};Dish ${index};${index + 1},00`),
].join('\n');

describe('a server that is killed while it stores a file', () => {
  it(
    'has some lines whole, and the same file again brings the others, each once',
    async () => {
      const { branch, owner } = await newBusiness();
      const home = await newHome();
      const port = await freePort();
      const bring = async (url: string): Promise<ImportDto> => {
        const body = new FileBody(new TextEncoder().encode(FILE));
        const path = `/api/menu/import?branch=${branch.id}`;
        return (await client(owner.cookie, url).post<ImportDto>(path, body)).body.data;
      };
      const onSale = async (url: string) =>
        (await client(null, url).get<StoreMenuDto>(`/api/store/${branch.slug}/menu`)).body.data.products;

      const first = await spawnServer(home, { port });
      const cut = bring(first.url).catch(() => null);
      while ((await onSale(first.url)).length === 0);
      await first.end('SIGKILL');
      expect(await cut).toBeNull();

      const second = await spawnServer(home, { port });
      const there = (await onSale(second.url)).length;
      expect(there).toBeGreaterThan(0);
      expect(there).toBeLessThan(LINES);
      const { counts } = await bring(second.url);
      expect(counts).toEqual({ created: LINES - there, updated: 0, unchanged: there, refused: 0 });
      expect((await onSale(second.url)).map(({ name }) => name).sort()).toEqual(
        Array.from({ length: LINES }, (_, index) => `Dish ${index}`).sort(),
      );
      expect((await bring(second.url)).counts.unchanged).toBe(LINES);
    },
    PATIENCE_MS,
  );
});
