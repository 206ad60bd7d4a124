import { beforeAll, describe, expect, it } from 'vitest';
import { newBusiness, unique, type TestBusiness } from '../support/business';
import { refusal, type Answer } from '../support/client';
import { countOf } from '../support/database';
import { newProduct } from '../support/menu';
import { MENU_NOUNS } from '../support/nouns';
import { tally } from '../support/proof';

const RIVALS = 20;
/** Names of products may repeat; of what people choose from, they may not. */
const NAMED = MENU_NOUNS.filter(({ resource }) => resource !== 'products');

let business: TestBusiness;

beforeAll(async () => {
  business = await newBusiness();
});

const expectTaken = (answer: Answer, field: string) => {
  expect(refusal(answer)).toEqual([409, 'ALREADY_EXISTS']);
  expect(answer.body.error.details.path).toEqual([field]);
};

describe.each(NAMED)('the name of one of $resource', ({ resource, make, needed }) => {
  const post = async (name: string, branchId = business.branch.id) =>
    business.owner.post<{ id: string }>(`/api/${resource}`, { ...(await needed(business)), branchId, name });

  it('is there once in a branch, whatever its case', async () => {
    // Words that could be taken for what was broken.
    const name = unique('Sku email slug');
    const row = await make(business, { name });
    for (const same of [name, name.toUpperCase(), ` ${name} `]) expectTaken(await post(same), 'name');
    const other = await make(business);
    expectTaken(
      await business.owner.send('PATCH', `/api/${resource}/${other.id}`, {
        version: 1,
        name: name.toLowerCase(),
      }),
      'name',
    );
    const own = await business.owner.send('PATCH', `/api/${resource}/${row.id}`, {
      version: 1,
      name: name.toUpperCase(),
    });
    expect(own.status).toBe(200);
  });

  it('is free in another branch and another business, and again when its row is archived', async () => {
    const name = unique('Pizzas');
    const row = await make(business, { name });
    expect((await post(name, (await business.addBranch()).id)).status).toBe(201);
    await make(await newBusiness(), { name });
    expect((await business.owner.send('DELETE', `/api/${resource}/${row.id}?version=1`)).status).toBe(204);
    expect((await post(name)).status).toBe(201);
  });

  it('goes to one of those who ask for it at once', async () => {
    const name = unique('Wanted');
    const answers = await Promise.all(Array.from({ length: RIVALS }, () => post(name)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 201)) expectTaken(answer, 'name');
    const table = resource.replace('-', '_');
    expect(await countOf(table, 'branch_id = ? AND name = ?', [business.branch.id, name])).toBe(1);
    tally(`one name of ${resource} at once`, RIVALS);
  });
});

describe('the code of a product', () => {
  it('is there once in a branch, whatever its case, and may be missing everywhere', async () => {
    const sku = unique('SKU');
    const product = await newProduct(business, { sku });
    const [plain, another] = [await newProduct(business), await newProduct(business, { name: product.name })];
    const body = {
      branchId: business.branch.id,
      name: 'Twin',
      priceCents: 1,
      categoryIds: product.categoryIds,
    };
    for (const same of [sku, sku.toLowerCase()]) {
      expectTaken(await business.owner.post('/api/products', { ...body, sku: same }), 'sku');
      expectTaken(
        await business.owner.send('PATCH', `/api/products/${plain.id}`, { version: 1, sku: same }),
        'sku',
      );
    }
    expect([plain.sku, another.sku]).toEqual([null, null]);
    await newProduct(await newBusiness(), { sku });
    await business.owner.send('DELETE', `/api/products/${product.id}?version=1`);
    expect((await business.owner.post('/api/products', { ...body, sku })).status).toBe(201);
  });
});
