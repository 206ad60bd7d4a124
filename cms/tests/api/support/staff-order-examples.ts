import type { RequestWithBody } from './bodies';
import { unique, type TestBusiness } from './business';
import { acting, reading, type Example } from './example';
import { newCategory, newProduct } from './menu';

/** The product of a branch by its id. */
const productOf = new Map<string, string>();
const branchThatSells = async (business: TestBusiness) => {
  const { id } = await business.addBranch();
  const category = await newCategory(business, { branchId: id });
  const product = await newProduct(business, {
    branchId: id,
    categoryIds: [category.id],
    priceCents: 1000,
  });
  productOf.set(id, product.id);
  return id;
};
const wish = (id: string) => ({
  branch: id,
  channel: 'COUNTER',
  type: 'TAKEOUT',
  items: [{ productId: productOf.get(id) ?? 'nothing', quantity: 1 }],
});
const orderOf = (id: string) => ({ ...wish(id), payment: { method: 'CASH' }, expectedTotalCents: 1000 });
const typed = (path: string, body: Example['body']): Example => ({
  subject: branchThatSells,
  path: () => `/api/orders${path}`,
  body,
  missing: 404,
});

/** A list under a name, for everybody of the business. */
const sharedView = async ({ owner }: TestBusiness) => {
  const body = { resource: 'orders', name: unique('View'), filters: 'period=today', shared: true };
  const { body: made } = await owner.post<{ id: string }>('/api/saved-views', body);
  return made.data.id;
};

/** What there is beside the list of orders. */
export const SAVED_VIEW_EXAMPLES: Record<string, Example> = {
  'PATCH /api/saved-views/:id': acting(sharedView, 'saved-views', '', { version: 1, shared: true }),
  'DELETE /api/saved-views/:id': reading(sharedView, 'saved-views'),
};

/** Orders that the store's own people type. */
export const STAFF_ORDER_EXAMPLES: Record<string, Example> = {
  'GET /api/orders/menu': {
    subject: branchThatSells,
    path: (id) => `/api/orders/menu?branch=${id}&channel=PHONE`,
    missing: 404,
  },
  'POST /api/orders/quote': typed('/quote', wish),
  'POST /api/orders': typed('', orderOf),
  'POST /api/orders/withdraw': typed('/withdraw', orderOf),
};

/** The same with bodies that are well formed. */
export async function staffOrderRequests(
  business: TestBusiness,
  placing: object,
): Promise<RequestWithBody[]> {
  const where = { branch: business.branch.id, channel: 'PHONE' };
  const { type, items, address } = placing as Record<string, unknown>;
  return [
    {
      method: 'POST',
      path: '/api/orders/quote',
      body: { ...where, type, items, address },
      alsoUnknown: ['customer', 'discounts', 'state'],
    },
    ...['/api/orders', '/api/orders/withdraw'].map((path) => ({
      method: 'POST',
      path,
      body: { ...placing, ...where },
      alsoUnknown: ['discounts', 'state', 'number', 'acknowledgedAt', 'test'],
    })),
    {
      method: 'POST',
      path: '/api/saved-views',
      body: { resource: 'orders', name: unique('Made'), filters: '' },
      alsoUnknown: ['id', 'version', 'userId', 'owner'],
    },
    {
      method: 'PATCH',
      path: `/api/saved-views/${await sharedView(business)}`,
      body: { version: 1, name: unique('Made') },
      alsoUnknown: ['id', 'userId', 'resource', 'owner'],
    },
  ];
}
