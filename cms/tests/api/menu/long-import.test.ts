import { beforeAll, describe, expect, it } from 'vitest';
import type { ProductDto } from '../../../src/contracts/menu';
import type { StoreMenuDto } from '../../../src/contracts/storefront';
import { anonymous, newBusiness, type TestBusiness } from '../support/business';
import { countOf } from '../support/database';
import { fromServer } from '../support/from-server';
import { newProduct } from '../support/menu';
import { importFile } from '../support/menu-files';
import { orderBody, place } from '../support/ordering';

const LINES = 400;
const FIRST_LINES = 40;
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

type InPieces = (lines: readonly unknown[], store: unknown) => Promise<void>;

/** An import that waits after its first lines, which can be bought already, until it is told to go on. */
async function begun(of: TestBusiness, file: string, fingerprint?: string) {
  const database = fromServer('./database/batches') as { inBatches: InPieces };
  const { inBatches } = database;
  const [reached, goOn] = [gate(), gate()];
  database.inBatches = async (lines, store) => {
    await inBatches(lines.slice(0, FIRST_LINES), store);
    reached.open();
    await goOn.opened;
    await inBatches(lines.slice(FIRST_LINES), store);
  };
  const answer = importFile(of.owner, of.branch.id, file, {
    ...(fingerprint !== undefined && { fingerprint }),
  }).finally(() => (database.inBatches = inBatches));
  // One that is refused answers before.
  await Promise.race([reached.opened, answer]);
  return { goOn: goOn.open, answer };
}

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
}

describe('while a long file is stored', () => {
  it('orders are taken, and before it is over', async () => {
    const { goOn, answer } = await begun(business, [HEAD, ...dishes].join('\n'));
    // Its first lines are on sale already, the others are not there yet.
    expect(await onSale(business)).toBe(FIRST_LINES + 1);
    const order = await place(business, orderBody(product.id, product.priceCents));
    expect(order.status, order.text).toBe(201);
    goOn();
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
      const { goOn, answer } = await begun(own, file, shown ? preview.body.data.fingerprint : undefined);
      const patched = await own.owner.send('PATCH', `/api/products/${last.id}`, {
        version: last.version,
        priceCents: 1500,
      });
      expect(patched.status, patched.text).toBe(200);
      goOn();

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
