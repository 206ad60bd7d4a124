import { randomUUID } from 'node:crypto';
import { quoteBody } from '../../../contracts/storefront';
import { composeMenu } from '../../../domain/storefront';
import { environment } from '../../../environment';
import type { LoadedStore } from '../../../store/load-store';
import { storeAt } from '../../../store/stores';
import { quoteOrder } from '../../orders/use-cases/quote-order';
import type { ExampleOrder } from '../describe-operation';

/** The demo's branch that is open around the clock. */
const DEMO_SLUG = 'cantina-centro';

/** As an order looks where nothing is known of the store: its ids are those of the menu. */
const ANYWHERE: ExampleOrder = {
  slug: 'your-store',
  key: 'd3a1f0c2-0001',
  order: {
    type: 'TAKEOUT',
    items: [{ productId: 'the id of a product of the menu', quantity: 1 }],
    customer: { name: 'Ana Lima', phone: '+5511987654321' },
    payment: { method: 'CASH' },
    expectedTotalCents: 4590,
  },
};

/** An order that the demo's store takes as it is, so that trying it places one; where there is no demo, one like it. */
export async function exampleOrder(now: Date): Promise<ExampleOrder> {
  // Without the demo, a store at that address takes real orders.
  const store = environment.demo ? await storeAt(DEMO_SLUG) : null;
  if (store === null || store === 'closed') return ANYWHERE;
  const product = plainProduct(store, now);
  if (!product) return ANYWHERE;
  const { customer, payment, type } = ANYWHERE.order;
  const asked = { type, items: [{ productId: product.id, quantity: 1 }], payment: payment.method };
  const { totalCents, refusals } = await quoteOrder(store, quoteBody.parse(asked), { language: 'en', now });
  if (refusals.length > 0) return ANYWHERE;
  return {
    slug: DEMO_SLUG,
    key: randomUUID(),
    order: { type, items: asked.items, customer, payment, expectedTotalCents: totalCents },
  };
}

/** Something that can be had without choosing anything about it. */
function plainProduct(store: LoadedStore, now: Date) {
  const when = { now, timeZone: store.branch.timezone, channel: 'STORE' as const };
  return composeMenu(store.wholeMenu, store.menu, when).products.find(
    ({ soldOut, variationGroupId, extraGroupIds }) =>
      !soldOut && variationGroupId === null && extraGroupIds.length === 0,
  );
}
