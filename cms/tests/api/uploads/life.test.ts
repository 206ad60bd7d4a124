import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CategoryDto, ProductDto } from '../../../src/contracts/menu';
import type { UploadDto } from '../../../src/contracts/uploads';
import { newBusiness, type TestBusiness } from '../support/business';
import { refusal } from '../support/client';
import { DAY_MS, later, now } from '../support/instants';
import { newCategory, newProduct } from '../support/menu';
import { newPicture, onDisk, served, sweepAt } from '../support/pictures';
import { fromServer } from '../support/server';

let business: TestBusiness;

beforeAll(async () => {
  business = await newBusiness();
});

const isThere = async ({ url }: UploadDto) => (await served(url)).status === 200;
const hasFiles = ({ url }: UploadDto) => onDisk().includes(url.split('/')[2]!);

async function show(product: ProductDto, imageUrls: string[]): Promise<ProductDto> {
  const change = { version: product.version, imageUrls };
  return (await business.owner.send<ProductDto>('PATCH', `/api/products/${product.id}`, change)).body.data;
}

describe('a picture', () => {
  it('goes after a day when no row has named it, with its files', async () => {
    const picture = await newPicture(business);
    await sweepAt(later(0.9 * DAY_MS));
    expect([await isThere(picture), hasFiles(picture)]).toEqual([true, true]);
    await sweepAt(later(1.1 * DAY_MS));
    expect([await isThere(picture), hasFiles(picture)]).toEqual([false, false]);
    const late = { branchId: business.branch.id, name: 'Too late', imageUrl: picture.url };
    expect(refusal(await business.owner.post('/api/categories', late))).toEqual([400, 'UNKNOWN_IMAGE']);
  });

  it('stays as long as a row shows it, and a month longer', async () => {
    const picture = await newPicture(business);
    let product = await newProduct(business, { imageUrls: [picture.url] });
    await sweepAt(later(400 * DAY_MS));
    expect(await isThere(picture)).toBe(true);
    product = await show(product, []);
    await sweepAt(later(29 * DAY_MS));
    expect(await isThere(picture)).toBe(true);
    product = await show(product, [picture.url]);
    await sweepAt(later(400 * DAY_MS));
    expect(await isThere(picture)).toBe(true);
    await show(product, []);
    await sweepAt(later(31 * DAY_MS));
    expect([await isThere(picture), hasFiles(picture)]).toEqual([false, false]);
  });

  it('stays while another row shows it, whatever became of the first', async () => {
    const picture = await newPicture(business);
    const category: CategoryDto = await newCategory(business, { imageUrl: picture.url });
    const product = await newProduct(business, { imageUrls: [picture.url], categoryIds: [category.id] });
    await show(product, []);
    await sweepAt(later(31 * DAY_MS));
    expect(await isThere(picture)).toBe(true);
    const emptied = { version: category.version, imageUrl: null };
    await business.owner.send('PATCH', `/api/categories/${category.id}`, emptied);
    await sweepAt(later(31 * DAY_MS));
    expect(await isThere(picture)).toBe(false);
  });

  it('of a person goes with their account', async () => {
    const person = await business.person('attendant');
    const picture = await newPicture({ owner: person }, { purpose: 'profile' });
    await person.send('PATCH', '/api/account', { photoUrl: picture.url });
    const { body } = await person.get<{ user: { id: string; photoUrl: string } }>('/api/session');
    expect(body.data.user.photoUrl).toBe(picture.url);
    const { anonymizePerson } = fromServer('./api/account/store/deletions') as {
      anonymizePerson: (
        sql: unknown,
        person: { userId: number; businessId: string },
        now: Date,
      ) => Promise<void>;
    };
    const { inTransaction } = fromServer('./database/transaction') as {
      inTransaction: (work: (tx: unknown) => Promise<void>) => Promise<void>;
    };
    const forgotten = { userId: Number(body.data.user.id), businessId: business.id };
    await inTransaction((tx) => anonymizePerson(tx, forgotten, now()));
    await sweepAt(later(0.01 * DAY_MS));
    expect([await isThere(picture), hasFiles(picture)]).toEqual([false, false]);
  });
});

describe('every field that can hold a picture', () => {
  it('is one that the sweep looks into', () => {
    const { pictureColumns } = fromServer('./uploads/shown') as {
      pictureColumns: () => [string, string][];
    };
    const root = path.resolve(import.meta.dirname, '../../../src');
    const found = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('schema.json'))
      .flatMap((file) => {
        const schema = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as {
          collectionName: string;
          attributes: Record<string, unknown>;
        };
        return Object.keys(schema.attributes)
          .filter((name) => /(image|photo|logo|banner|picture)/i.test(name))
          .map(
            (name) =>
              `${schema.collectionName}.${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`,
          );
      });
    const swept = pictureColumns().map(([table, column]) => `${table}.${column}`);
    expect(found.length).toBeGreaterThan(3);
    for (const field of found) expect(swept).toContain(field);
  });
});
