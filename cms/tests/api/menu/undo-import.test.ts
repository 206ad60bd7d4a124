import { beforeAll, describe, expect, it } from 'vitest';
import type { CategoryDto, ProductDto } from '../../../src/contracts/menu';
import { UNDO_IMPORT_HOURS, type ImportUndoDto, type LastImportDto } from '../../../src/contracts/menu-files';
import type { StoreMenuDto } from '../../../src/contracts/storefront';
import { anonymous, newBusiness, type TestBranch, type TestBusiness } from '../support/business';
import { refusal, type Answer, type Client } from '../support/client';
import { change, countOf, fingerprint, rows } from '../support/database';
import { HOUR_MS, now, nowMs } from '../support/instants';
import { newCategory, newProduct, newStock, newVariationGroup } from '../support/menu';
import { importFile } from '../support/menu-files';
import { fromServer } from '../support/server';

let business: TestBusiness;

beforeAll(async () => {
  business = await newBusiness();
});

/** Stores a file and answers what the import is undone by. */
async function imported(file: string, who = business.owner, branch: TestBranch = business.branch) {
  const answer = await importFile(who, branch.id, file);
  expect(answer.status, answer.text).toBe(200);
  expect(answer.body.data.counts.refused, answer.text).toBe(0);
  return answer.body.data.undo ?? '';
}
const undo = (id: string, who: Client = business.owner): Promise<Answer<ImportUndoDto>> =>
  who.post<ImportUndoDto>('/api/menu/import/undo', { id }, { 'accept-language': 'en' });
const last = async ({ id }: TestBranch = business.branch, who: Client = business.owner) =>
  (await who.get<LastImportDto | null>(`/api/menu/import/last?branch=${id}`)).body.data;
const stored = async ({ id }: { id: string }) =>
  (await business.owner.get<ProductDto>(`/api/products/${id}`)).body.data;
/** What of a product is its own, without what every change moves. */
const own = async (product: { id: string }) => {
  const { version: _version, updatedAt: _updatedAt, ...rest } = await stored(product);
  return rest;
};
const named = async (name: string) =>
  (await business.owner.get<ProductDto[]>(`/api/products?filters[name][$eq]=${encodeURIComponent(name)}`))
    .body.data[0];
const categoryNamed = async (name: string) =>
  (await business.owner.get<CategoryDto[]>(`/api/categories?filters[name][$eq]=${encodeURIComponent(name)}`))
    .body.data[0];
const patched = async (path: string, body: object) => {
  const answer = await business.owner.send('PATCH', path, body);
  expect(answer.status, answer.text).toBe(200);
};

describe('an import that is undone', () => {
  it('puts back what products had, takes what it made off the menu, and says so once', async () => {
    const sizes = await newVariationGroup(business, { variations: [{ name: 'Large', priceCents: 3000 }] });
    const [large] = sizes.variations;
    const category = await newCategory(business);
    const product = await newStock(business, 5, {
      name: 'Undone soup',
      categoryIds: [category.id],
      description: 'As it was',
      station: 'Grill',
      sku: 'UNDO-1',
      costCents: 700,
      promoPriceCents: 1500,
      promoFrom: '2099-01-01T00:00:00.000Z',
      promoTo: '2099-02-01T00:00:00.000Z',
      variationGroupId: sizes.id,
      variationPrices: [{ variationId: large?.id, priceCents: 3100 }],
    });
    const same = await newProduct(business, { name: 'Untouched soup', categoryIds: [category.id] });
    const before = await Promise.all([product, same].map(own));
    const file = [
      'ID;Category;Name;Description;Price;Promotional price;Promotion begins;Promotion ends;Cost;Code (SKU);Stock;Station;State;Variations',
      `${product.id};Undone section;Other soup;Other;33,00;;;;9,00;UNDO-2;8;Bar;Paused;-`,
      `${same.id};${category.name};${same.name};;;;;;;;;;;`,
      ';Undone section;Made soup;;12,00;;;;;;4;;;',
    ].join('\n');
    const id = await imported(file);
    expect(await stored(product)).toMatchObject({
      name: 'Other soup',
      priceCents: 3300,
      sku: 'UNDO-2',
      stockQuantity: 8,
      station: 'Bar',
    });
    expect(await last()).toMatchObject({ id, products: 2, categories: 1 });
    const made = await named('Made soup');
    const madeCategory = await categoryNamed('Undone section');

    const answer = await undo(id);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body.data).toEqual({ restored: 1, archived: 1, categories: 1, leftOut: [] });
    expect(await Promise.all([product, same].map(own))).toEqual(before);
    expect((await stored(same)).version).toBe(1);
    expect([await named('Made soup'), await categoryNamed('Undone section')]).toEqual([undefined, undefined]);
    const menu = await anonymous.get<StoreMenuDto>(`/api/store/${business.branch.slug}/menu`);
    expect(menu.body.data.products.map(({ name }) => name)).not.toContain('Made soup');
    const noted = (entityId: string | undefined, action: string) =>
      countOf('audit_entries', 'entity_id = ? AND action = ?', [entityId ?? '', action]);
    expect(await noted(product.id, 'update')).toBe(2);
    expect([await noted(made?.id, 'archive'), await noted(madeCategory?.id, 'archive')]).toEqual([1, 1]);
    expect(await noted(business.branch.id, 'import-undo')).toBe(1);

    const restored = await business.owner.post(`/api/products/${made?.id}/restore`, {});
    expect(restored.status, restored.text).toBe(200);
    const after = await fingerprint(business.id);
    expect(refusal(await undo(id))).toMatchObject([410, 'IMPORT_GONE']);
    expect(await fingerprint(business.id)).toEqual(after);
    expect(await last()).toBeNull();
  });

  it('leaves what somebody changed since and names it, and undoes the others', async () => {
    const [changed, gone, other] = [
      await newProduct(business, { name: 'Changed since', priceCents: 1000 }),
      await newProduct(business, { name: 'Archived since', priceCents: 1000 }),
      await newProduct(business, { name: 'Left alone', priceCents: 1000 }),
    ];
    const lines = [changed, gone, other].map((each) => `${each.id};;${each.name};20,00`);
    const made = [';Kept section;Made and changed;5,00', ';Kept section;Made and left;5,00'];
    const id = await imported(['ID;Category;Name;Price', ...lines, ...made].join('\n'));
    await patched(`/api/products/${changed.id}`, { version: 2, description: 'By hand' });
    await business.owner.send('DELETE', `/api/products/${gone.id}?version=2`, { version: 2 });
    const kept = await named('Made and changed');
    await patched(`/api/products/${kept?.id}`, { version: 1, priceCents: 600 });

    const { body } = await undo(id);
    expect(body.data).toMatchObject({ restored: 1, archived: 1, categories: 0 });
    expect(body.data.leftOut.map(({ name, issue }) => [name, issue.code]).sort()).toEqual([
      ['Archived since', 'ROW_ARCHIVED'],
      ['Changed since', 'CHANGED_SINCE'],
      ['Kept section', 'CATEGORY_IN_USE'],
      ['Made and changed', 'CHANGED_SINCE'],
    ]);
    for (const { issue } of body.data.leftOut) expect(issue.message).not.toBe('');
    expect(await stored(changed)).toMatchObject({ priceCents: 2000, description: 'By hand', version: 3 });
    expect(await stored(other)).toMatchObject({ priceCents: 1000 });
    expect(await named('Made and changed')).toMatchObject({ priceCents: 600 });
    expect(await categoryNamed('Kept section')).toMatchObject({ state: 'ACTIVE' });
  });

  it('leaves stock that has moved since, even to where it was, and puts back the rest of the product', async () => {
    const [moved, counted, still] = [
      await newStock(business, 5, { name: 'Moved', priceCents: 1000 }),
      await newProduct(business, { name: 'Counted at last', priceCents: 1000 }),
      await newStock(business, 5, { name: 'Still there', priceCents: 1000 }),
    ];
    const lines = [moved, counted, still].map((each) => `${each.id};;${each.name};20,00;8`);
    const id = await imported(['ID;Category;Name;Price;Stock', ...lines].join('\n'));
    for (const { id: productId } of [moved, counted])
      for (const kind of ['RESTOCK', 'WASTE'])
        await business.owner.post(`/api/products/${productId}/stock`, { kind, quantity: 1 });

    const { body } = await undo(id);
    expect(body.data.restored).toBe(3);
    expect(body.data.leftOut.map(({ name, issue }) => [name, issue.code]).sort()).toEqual([
      ['Counted at last', 'STOCK_MOVED'],
      ['Moved', 'STOCK_MOVED'],
    ]);
    const stocks = (await Promise.all([moved, counted, still].map(stored))).map((each) => [
      each.priceCents,
      each.stockQuantity,
    ]);
    expect(stocks).toEqual([
      [1000, 8],
      [1000, 8],
      [1000, 5],
    ]);
  });

  it('leaves a product whose code another has by now, and goes on', async () => {
    const [first, second] = [
      await newProduct(business, { name: 'Code one', sku: 'CODE-1', priceCents: 1000 }),
      await newProduct(business, { name: 'Code two', priceCents: 1000 }),
    ];
    const lines = [`${first.id};;Code one;20,00;CODE-2`, `${second.id};;Code two;20,00;`];
    const id = await imported(['ID;Category;Name;Price;Code (SKU)', ...lines].join('\n'));
    await newProduct(business, { sku: 'CODE-1' });
    const { body } = await undo(id);
    expect(body.data).toMatchObject({
      restored: 1,
      leftOut: [{ name: 'Code one', issue: { code: 'ALREADY_EXISTS' } }],
    });
    expect([await stored(first), await stored(second)]).toMatchObject([
      { sku: 'CODE-2', priceCents: 2000, version: 2 },
      { sku: null, priceCents: 1000 },
    ]);
  });

  it('of many lines is undone whole, and once by two who ask at the same time', async () => {
    const branch = await business.addBranch();
    const dishes = Array.from(
      { length: 150 },
      (_, index) => `Section ${index % 3};Dish ${index};${index + 1},00`,
    );
    const head = 'Category;Name;Price';
    const first = await imported([head, ...dishes].join('\n'), business.owner, branch);
    const dearer = dishes.map((line) => line.replace(',00', ',50'));
    const second = await imported([head, ...dearer].join('\n'), business.owner, branch);

    const both = await Promise.all([undo(second), undo(second)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
    expect(both.find(({ status }) => status === 200)?.body.data).toMatchObject({
      restored: 150,
      leftOut: [],
    });
    const again = await importFile(business.owner, branch.id, [head, ...dishes].join('\n'), {
      preview: true,
    });
    expect(again.body.data.counts.unchanged).toBe(150);
    expect((await last(branch))?.id).toBe(first);
    // Its products have other versions since the second import, though they hold what the first one gave them.
    expect((await undo(first)).body.data).toMatchObject({ archived: 0, categories: 0 });
  }, 60_000);

  it('has to be undone within a day', async () => {
    const id = await imported('Category;Name;Price\nLate;Late soup;5,00');
    const age = (hours: number) =>
      change('UPDATE menu_import_changes SET at = ? WHERE import_id = ?', [nowMs() - hours * HOUR_MS, id]);
    await age(UNDO_IMPORT_HOURS - 1);
    expect(await last()).toMatchObject({ id });
    await age(UNDO_IMPORT_HOURS + 1);
    expect((await last())?.id).not.toBe(id);
    expect(refusal(await undo(id))).toMatchObject([410, 'IMPORT_GONE']);
    expect(await named('Late soup')).toMatchObject({ state: 'ACTIVE' });
    const { sweep } = fromServer('./jobs/sweep') as { sweep: (now: Date) => Promise<void> };
    await sweep(now());
    expect(await countOf('menu_import_changes', 'import_id = ?', [id])).toBe(0);
  });

  it('is undone by those alone who may write all that it wrote, where they may', async () => {
    const product = await newProduct(business, { name: 'Guarded', priceCents: 1000 });
    const id = await imported(`ID;Category;Name;Price;Stock\n${product.id};;Guarded;20,00;3`);
    const there = await business.addBranch();
    const permissions = ['menu.edit', 'menu.price.edit', 'menu.sold-out'];
    for (const permission of permissions) {
      const person = await business.person('manager', { deny: [permission] });
      expect(refusal(await undo(id, person)), permission).toMatchObject([403, 'FORBIDDEN']);
    }
    const elsewhere = await business.person('manager', { branchIds: [there.id] });
    expect(refusal(await undo(id, elsewhere))).toMatchObject([410, 'IMPORT_GONE']);
    expect((await stored(product)).priceCents).toBe(2000);
    expect((await undo(id, await business.person('manager'))).body.data).toMatchObject({ restored: 1 });
    expect(await stored(product)).toMatchObject({ priceCents: 1000, stockTracked: false });
  });

  it('of many lines stays whole where one of them may not be undone', async () => {
    const branch = await business.addBranch();
    const dishes = Array.from({ length: 60 }, (_, index) => `Whole;Whole ${index};1,00`);
    await imported(['Category;Name;Price', ...dishes].join('\n'), business.owner, branch);
    const made = await rows<{ id: string; name: string }>(
      'SELECT document_id AS id, name FROM products WHERE branch_id = ? ORDER BY document_id',
      [branch.id],
    );
    const lines = made.map(({ id, name }, index) => `${id};;${name};2,00;${index === 59 ? '3' : ''}`);
    const id = await imported(['ID;Category;Name;Price;Stock', ...lines].join('\n'), business.owner, branch);
    const person = await business.person('manager', { deny: ['menu.sold-out'] });
    expect(refusal(await undo(id, person))).toMatchObject([403, 'FORBIDDEN']);
    expect(await countOf('products', 'branch_id = ? AND price_cents = 200', [branch.id])).toBe(60);
    expect((await undo(id)).body.data).toMatchObject({ restored: 60, leftOut: [] });
    expect(await countOf('products', 'branch_id = ? AND price_cents = 100', [branch.id])).toBe(60);
  });

  it('stored nothing where there is nothing to undo', async () => {
    const product = await newProduct(business, { name: 'Nothing new', priceCents: 1000 });
    const file = `ID;Category;Name;Price\n${product.id};;Nothing new;10,00`;
    const answer = await importFile(business.owner, business.branch.id, file);
    expect([answer.body.data.counts.unchanged, answer.body.data.undo]).toEqual([1, null]);
  });
});
