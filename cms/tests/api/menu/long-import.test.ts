import { beforeAll, describe, expect, it } from 'vitest';
import type { ProductDto } from '../../../src/contracts/menu';
import type { StoreMenuDto } from '../../../src/contracts/storefront';
import { anonymous, newBusiness, type TestBusiness } from '../support/business';
import { countOf } from '../support/database';
import { newProduct } from '../support/menu';
import { importFile } from '../support/menu-files';
import { orderBody, place } from '../support/ordering';

const LINES = 400;
const HEAD = 'Category;Name;Price;SKU';
const dishes = Array.from({ length: LINES }, (_, index) => `Long;Dish ${index};${index + 1},00;L-${index}`);

let business: TestBusiness;
let product: ProductDto;

beforeAll(async () => {
  business = await newBusiness();
  product = await newProduct(business, { name: 'There before', sku: 'BEFORE' });
});

const onSale = async ({ branch }: TestBusiness) =>
  (await anonymous.get<StoreMenuDto>(`/api/store/${branch.slug}/menu`)).body.data.products.length;

/** An import that goes on after some of its lines can be bought already. */
async function begun(of: TestBusiness, file: string, fingerprint?: string) {
  const before = await onSale(of);
  const asked = { answered: false };
  const answer = importFile(of.owner, of.branch.id, file, {
    ...(fingerprint !== undefined && { fingerprint }),
  }).finally(() => (asked.answered = true));
  while (!asked.answered && (await onSale(of)) === before);
  return { asked, answer };
}

describe('while a long file is stored', () => {
  it('orders are taken, and before it is over', async () => {
    const { asked, answer } = await begun(business, [HEAD, ...dishes].join('\n'));
    const order = await place(business, orderBody(product.id, product.priceCents));
    expect([order.status, asked.answered], order.text).toEqual([201, false]);
    expect((await answer).body.data.counts).toEqual({
      created: LINES,
      updated: 0,
      unchanged: 0,
      refused: 0,
    });
    expect(await onSale(business)).toBe(LINES + 1);
    const noted = [business.branch.id];
    expect(await countOf('audit_entries', `entity_id = ? AND action = 'import'`, noted)).toBe(1);
  }, 60_000);

  it.each([true, false])(
    'a line about what somebody changes meanwhile does what was shown or nothing (shown: %s)',
    async (shown) => {
      const own = await newBusiness();
      const [last, same] = [
        await newProduct(own, { name: 'Last', sku: 'LAST', priceCents: 1000 }),
        await newProduct(own, { name: 'Same', sku: 'SAME', priceCents: 1000 }),
      ];
      const file = [HEAD, ...dishes, 'Long;Last;25,00;LAST', 'Long;Same;25,00;SAME'].join('\n');
      const preview = await importFile(own.owner, own.branch.id, file, { preview: true });
      const { answer } = await begun(own, file, shown ? preview.body.data.fingerprint : undefined);
      const patched = await own.owner.send('PATCH', `/api/products/${last.id}`, {
        version: last.version,
        priceCents: 1500,
      });
      expect(patched.status, patched.text).toBe(200);

      const { counts, lines } = (await answer).body.data;
      const refused = shown ? 1 : 0;
      expect(counts).toEqual({ created: LINES, updated: 2 - refused, unchanged: 0, refused });
      expect(lines.at(-2)).toMatchObject(
        shown
          ? { action: 'REFUSE', changes: [], issues: [{ code: 'STALE_VERSION' }] }
          : { action: 'UPDATE', issues: [] },
      );
      expect(lines.at(-1)).toMatchObject({ action: 'UPDATE', issues: [] });
      const prices = [last, same].map(async ({ id }) => {
        const answer = await own.owner.get<ProductDto>(`/api/products/${id}`);
        return answer.body.data.priceCents;
      });
      expect(await Promise.all(prices)).toEqual([shown ? 1500 : 2500, 2500]);
      const categories = await own.owner.get(`/api/categories?filters[name][$eq]=Long`);
      expect(categories.body.data).toHaveLength(1);
    },
    60_000,
  );
});
