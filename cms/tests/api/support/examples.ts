import { BALANCE_FILE_EXAMPLES } from './balance-files';
import { BRANCH_EXAMPLES, branch, inNewBranch } from './branch-examples';
import { acting, reading, type Example } from './example';
import { unique, type TestBusiness } from './business';
import { COUPON_EXAMPLES } from './coupon-examples';
import { COURIER_EXAMPLES } from './courier-examples';
import { CUSTOMER_FILE_EXAMPLES } from './customer-files';
import { CUSTOMER_EXAMPLES } from './customers';
import { CART_EXAMPLES } from './carts';
import { isChecked } from './checked-noun';
import { COPY_EXAMPLES } from './copy-examples';
import { FEEDBACK_EXAMPLES } from './feedback';
import { LOYALTY_EXAMPLES } from './loyalty-examples';
import { IMPORT_EXAMPLES } from './import-examples';
import { DAY_MS, later } from './instants';
import { newCategory, newExtraGroup, newProduct, newVariationGroup } from './menu';
import { newOrder } from './ordering';
import { newRow, PLAIN_NOUNS } from './plain-nouns';
import { newRelease, newStaged, stagedIn } from './menu-releases';
import { PRINT_EXAMPLES } from './print-examples';
import { SALES_EXAMPLES } from './sales-examples';
import { SELLER_EXAMPLES } from './seller-examples';
import { SAVED_VIEW_EXAMPLES, STAFF_ORDER_EXAMPLES } from './staff-order-examples';
import { TICKET_EXAMPLES } from './ticket-examples';
import { invitation, invite, expireResendDelay, member, newAccessRequest } from './team';

const product = async (business: TestBusiness) => (await newProduct(business)).id;
const category = async (business: TestBusiness) => (await newCategory(business)).id;
const SIZES = [{ name: 'Large', priceCents: 100 }];
const EXTRAS = [{ name: 'Cheese', priceCents: 100 }];
const variationGroup = async (business: TestBusiness) =>
  (await newVariationGroup(business, { variations: SIZES })).id;
const extraGroup = async (business: TestBusiness) =>
  (await newExtraGroup(business, { min: 0, max: 1, extras: EXTRAS })).id;
/** Parts by the group they are of. */
const partOf = new Map<string, string>();
const groupWithExtra = async (business: TestBusiness) => {
  const extras = [...EXTRAS, { name: 'Bacon', priceCents: 100 }];
  const { id, extras: stored } = await newExtraGroup(business, { min: 0, max: 1, extras });
  partOf.set(id, stored[0]?.id ?? '');
  return id;
};
const groupWithVariations = async (business: TestBusiness) => {
  const variations = [...SIZES, { name: 'Small', priceCents: 50 }];
  const { id, variations: stored } = await newVariationGroup(business, { variations });
  partOf.set(id, stored[0]?.id ?? '');
  return id;
};
const release = async (business: TestBusiness) => (await newRelease(await inNewBranch(business))).id;
/** One in which a price of a product is staged. */
const filledRelease = async (business: TestBusiness) => (await newStaged(await inNewBranch(business))).id;
const publishedRelease = async (business: TestBusiness) => {
  const { id, version } = await newStaged(await inNewBranch(business));
  await business.owner.post(`/api/menu/releases/${id}/publish`, { version });
  return id;
};
const scheduledRelease = async (business: TestBusiness) => {
  const { id, version } = await newStaged(await inNewBranch(business));
  await business.owner.post(`/api/menu/releases/${id}/schedule`, { version, publishAt: IN_A_WHILE() });
  return id;
};
const IN_A_WHILE = () => later(7 * DAY_MS).toISOString();
const onStaged = (id: string) => `/api/menu/releases/${id}/changes/product/${stagedIn.get(id) ?? 'nothing'}`;
const order = async (business: TestBusiness) =>
  (await newOrder(business, await newProduct(business), { type: 'DELIVERY' })).id;
const atBranch = ({ branch: { id } }: TestBusiness) => ({ branchIds: [id] });
const person = async (business: TestBusiness) => (await member(business, 'attendant', atBranch(business))).id;
const invited = async (business: TestBusiness) => {
  const { id } = await invite(business, atBranch(business));
  await expireResendDelay(id);
  return id;
};
const accessRequest = async (business: TestBusiness) =>
  (await newAccessRequest(business, 'menu.edit', atBranch(business))).id;

const categoryOf = new Map<string, string>();
const extrasOf = new Map<string, string>();
const branchWithMenu = async (business: TestBusiness) => {
  const { id } = await business.addBranch();
  categoryOf.set(id, (await newCategory(business, { branchId: id })).id);
  extrasOf.set(id, (await newExtraGroup(business, { branchId: id, min: 0, max: 1, extras: EXTRAS })).id);
  return id;
};

const NAMED = { name: 'Made here' };
const inBranch = (resource: string, body: (branchId: string) => object): Example => ({
  subject: branchWithMenu,
  path: () => `/api/${resource}`,
  body: (id) => ({ branchId: id, ...body(id) }),
  missing: 400,
});

/** A whole menu for a branch. */
const filling = (file: string, body: object): Example => ({
  subject: branch,
  path: () => `/api/menu/${file}`,
  body: (id) => ({ branchId: id, ...body }),
  missing: 400,
});

/** A change of many products, of which there is one. */
const bulk = (what: string, body: object): Record<string, Example> => ({
  [`POST /api/menu/bulk/${what}`]: {
    subject: product,
    path: () => `/api/menu/bulk/${what}`,
    body: (id) => ({ products: [{ id, version: 1 }], ...body }),
    missing: 404,
  },
});

const onPart = (
  subject: Example['subject'],
  resource: string,
  parts: string,
  action: string,
  body: object,
): Example => ({
  subject,
  path: (id) => `/api/${resource}/${id}/${parts}/${partOf.get(id) ?? 'nothing'}/${action}`,
  body: () => body,
  missing: 404,
});

function crud(
  resource: string,
  subject: Example['subject'],
  body: (branchId: string) => object,
): Record<string, Example> {
  return {
    [`GET /api/${resource}/:id`]: reading(subject, resource),
    [`POST /api/${resource}`]: inBranch(resource, body),
    [`PATCH /api/${resource}/:id`]: acting(subject, resource, '', { version: 1 }),
    [`DELETE /api/${resource}/:id`]: reading(subject, resource, '?version=1'),
  };
}

/** What is archived of these comes back. */
const restoredNoun: typeof crud = (resource, subject, body) => ({
  ...crud(resource, subject, body),
  [`POST /api/${resource}/:id/restore`]: acting(subject, resource, 'restore', { state: 'ACTIVE' }),
});

const moving = (action: string, body: object = {}) =>
  acting(order, 'orders', action, { version: 1, ...body });
const RESTOCK = { kind: 'RESTOCK', quantity: 1 };
const REASON = { reason: 'a mistake' };
/** An order of which the first item stays, with a word to the kitchen. */
const OFFER = { place: 0, offer: { productId: 'none', quantity: 1 }, expectedTotalCents: 2000 };
const EDIT = { keep: [{ place: 0, quantity: 1, notes: 'Well done' }] };

/** Where a new route gets its example. */
export const EXAMPLES_FILE = 'cms/tests/api/support/examples.ts';

const ALL_EXAMPLES: Record<string, Example> = {
  ...restoredNoun('categories', category, () => NAMED),
  ...restoredNoun('variation-groups', variationGroup, () => ({ ...NAMED, variations: SIZES })),
  ...restoredNoun('extra-groups', extraGroup, (id) => ({
    ...{ ...NAMED, min: 0, max: 1 },
    extras: [{ name: 'Fries', priceCents: 100, extraGroupIds: [extrasOf.get(id) ?? 'nothing'] }],
  })),
  ...restoredNoun('products', product, (id) => ({
    ...NAMED,
    priceCents: 1000,
    categoryIds: [categoryOf.get(id) ?? 'nothing'],
  })),
  'GET /api/products/:id/details': reading(product, 'products', '/details'),
  'POST /api/products/:id/sold-out': acting(product, 'products', 'sold-out', { until: null }),
  'POST /api/categories/:id/sold-out': acting(category, 'categories', 'sold-out', { until: null }),
  'POST /api/products/:id/place': acting(product, 'products', 'place', { after: null }),
  'POST /api/categories/:id/place': acting(category, 'categories', 'place', { after: null }),
  'POST /api/extra-groups/:id/sold-out': acting(extraGroup, 'extra-groups', 'sold-out', { until: null }),
  'POST /api/extra-groups/:id/extras/:partId/sold-out': onPart(
    groupWithExtra,
    'extra-groups',
    'extras',
    'sold-out',
    { until: null },
  ),
  'POST /api/extra-groups/:id/extras/:partId/pause': onPart(
    groupWithExtra,
    'extra-groups',
    'extras',
    'pause',
    { paused: true },
  ),
  'POST /api/extra-groups/:id/extras/:partId/stock': onPart(
    groupWithExtra,
    'extra-groups',
    'extras',
    'stock',
    RESTOCK,
  ),
  'POST /api/variation-groups/:id/variations/:partId/sold-out': onPart(
    groupWithVariations,
    'variation-groups',
    'variations',
    'sold-out',
    { until: null },
  ),
  'POST /api/variation-groups/:id/variations/:partId/pause': onPart(
    groupWithVariations,
    'variation-groups',
    'variations',
    'pause',
    { paused: true },
  ),
  'POST /api/variation-groups/:id/variations/:partId/stock': onPart(
    groupWithVariations,
    'variation-groups',
    'variations',
    'stock',
    RESTOCK,
  ),
  'POST /api/products/:id/stock': acting(product, 'products', 'stock', RESTOCK),

  ...Object.fromEntries(
    PLAIN_NOUNS.flatMap((plain) => {
      const { resource, restored, needed, verbs = {} } = plain;
      const subject = async (business: TestBusiness) => (await newRow(plain, business)).id;
      return [
        ...Object.entries((restored ? restoredNoun : crud)(resource, subject, needed)),
        ...Object.entries(verbs).map(([name, body]): [string, Example] => [
          `POST /api/${resource}/:id/${name}`,
          acting(subject, resource, name, body),
        ]),
      ];
    }),
  ),
  'POST /api/menu/starter': filling('starter', { cuisine: 'ACAI', language: 'es' }),
  ...IMPORT_EXAMPLES,
  ...CUSTOMER_FILE_EXAMPLES,
  'GET /api/menu/export': {
    subject: branchWithMenu,
    path: (id) => `/api/menu/export?branch=${id}&format=csv`,
    missing: 400,
  },
  ...COPY_EXAMPLES,
  ...bulk('price', { change: { kind: 'AMOUNT', cents: 100 } }),
  ...bulk('category', { categoryIds: ['nothing'] }),
  ...bulk('state', { state: 'PAUSED' }),
  ...bulk('channel', { channel: 'PHONE', visible: false }),
  ...bulk('schedule', { availability: null }),
  ...bulk('station', { station: 'Bar' }),
  ...bulk('sold-out', { until: null }),
  'POST /api/menu/bulk/undo': {
    subject: product,
    path: () => '/api/menu/bulk/undo',
    body: (id) => ({ products: [{ id, version: 1, before: { station: 'Bar' } }] }),
    missing: 404,
  },

  'GET /api/menu/staged': {
    ...reading(branch, 'menu'),
    path: (id) => `/api/menu/staged?branch=${id}`,
    missing: 400,
  },
  'GET /api/menu/releases': {
    ...reading(branch, 'menu'),
    path: (id) => `/api/menu/releases?branch=${id}`,
    missing: 400,
  },
  'POST /api/menu/releases': filling('releases', { name: 'Made here' }),
  'GET /api/menu/releases/:id': reading(filledRelease, 'menu/releases'),
  'GET /api/menu/releases/:id/difference': reading(filledRelease, 'menu/releases', '/difference'),
  'PATCH /api/menu/releases/:id': acting(release, 'menu/releases', '', { version: 1, name: 'Made here' }),
  'PUT /api/menu/releases/:id/changes/:entity/:entityId': {
    subject: filledRelease,
    path: onStaged,
    body: () => ({ station: 'Bar' }),
    missing: 404,
  },
  'DELETE /api/menu/releases/:id/changes/:entity/:entityId': {
    subject: filledRelease,
    path: onStaged,
    missing: 404,
  },
  'POST /api/menu/releases/:id/publish': acting(filledRelease, 'menu/releases', 'publish', { version: 2 }),
  'POST /api/menu/releases/:id/schedule': {
    ...acting(filledRelease, 'menu/releases', 'schedule'),
    body: () => ({ version: 2, publishAt: IN_A_WHILE() }),
  },
  'POST /api/menu/releases/:id/collect': acting(scheduledRelease, 'menu/releases', 'collect', { version: 3 }),
  'POST /api/menu/releases/:id/discard': acting(release, 'menu/releases', 'discard', { version: 1 }),
  'POST /api/menu/releases/:id/roll-back': acting(publishedRelease, 'menu/releases', 'roll-back', {
    version: 3,
  }),

  ...BRANCH_EXAMPLES,
  'GET /api/home': { ...reading(branch, 'home'), path: (id) => `/api/home?branch=${id}` },
  'GET /api/wallet': { ...reading(branch, 'wallet'), path: (id) => `/api/wallet?branch=${id}` },
  'GET /api/wallet/statement': {
    ...reading(branch, 'wallet'),
    path: (id) => `/api/wallet/statement?branch=${id}&account=pix.bank`,
  },
  ...SALES_EXAMPLES,
  'GET /api/orders/board': {
    ...reading(branch, 'orders'),
    path: (id) => `/api/orders/board?branch=${id}`,
  },

  ...STAFF_ORDER_EXAMPLES,
  ...SAVED_VIEW_EXAMPLES,
  'GET /api/orders/:id': reading(order, 'orders'),
  'POST /api/orders/:id/acknowledge': acting(order, 'orders', 'acknowledge'),
  'POST /api/orders/:id/accept': moving('accept'),
  'POST /api/orders/:id/reject': moving('reject', { code: 'RUSH_HOUR' }),
  'POST /api/orders/:id/start': moving('start'),
  'POST /api/orders/:id/ready': moving('ready'),
  'POST /api/orders/:id/dispatch': moving('dispatch'),
  'POST /api/orders/:id/deliver': moving('deliver'),
  'POST /api/orders/:id/return': moving('return', REASON),
  'POST /api/orders/:id/step-back': moving('step-back', REASON),
  'POST /api/orders/:id/cancel': moving('cancel', { code: 'RUSH_HOUR' }),
  'POST /api/orders/:id/restore': moving('restore', REASON),
  'POST /api/orders/:id/confirm-payment': moving('confirm-payment'),
  'POST /api/orders/:id/discount': moving('discount', { amountCents: 1, reason: 'A regular' }),
  'POST /api/orders/:id/redeem': moving('redeem', { reward: { id: null, proof: 'none' } }),
  'POST /api/orders/:id/refund': moving('refund', { method: 'CASH' }),
  'POST /api/orders/:id/resolve-unmatched': moving('resolve-unmatched', REASON),
  'POST /api/orders/:id/edit': moving('edit', { ...EDIT, reason: 'They called', expectedTotalCents: 2000 }),
  'GET /api/orders/:id/menu': reading(order, 'orders', '/menu'),
  'POST /api/orders/:id/edit-quote': acting(order, 'orders', 'edit-quote', EDIT),
  'POST /api/orders/:id/resend-confirmation': acting(order, 'orders', 'resend-confirmation', {}),
  'POST /api/orders/:id/hold': moving('hold', { places: [0] }),
  'POST /api/orders/:id/fire': moving('fire'),
  'POST /api/orders/:id/offer-substitute': moving('offer-substitute', OFFER),
  'POST /api/orders/:id/withdraw-substitute': moving('withdraw-substitute'),
  'POST /api/orders/:id/acknowledge-change': acting(order, 'orders', 'acknowledge-change', { n: 1 }),
  'POST /api/orders/:id/acknowledge-missed': acting(order, 'orders', 'acknowledge-missed', {}),
  'POST /api/orders/:id/payments': moving('payments', { method: 'CASH', amountCents: 100 }),

  'GET /api/team/:id': reading(person, 'team'),
  'POST /api/team': {
    subject: branch,
    path: () => '/api/team',
    body: (id) => invitation({ email: `${unique('new')}@example.test`, branchIds: [id] }),
    missing: 400,
  },
  'PATCH /api/team/:id': acting(person, 'team', '', { version: 1, name: 'Another Name' }),
  'POST /api/team/:id/copy-link': acting(invited, 'team', 'copy-link'),
  'POST /api/team/:id/resend': acting(invited, 'team', 'resend'),
  'POST /api/team/:id/suspend': acting(person, 'team', 'suspend', { version: 1 }),
  'POST /api/team/:id/reactivate': acting(person, 'team', 'reactivate', { version: 1 }),
  'POST /api/team/:id/remove': acting(person, 'team', 'remove', { version: 1 }),
  'POST /api/team/:id/end-sessions': acting(person, 'team', 'end-sessions'),
  'POST /api/access-requests/:id/grant': acting(accessRequest, 'access-requests', 'grant'),
  'POST /api/access-requests/:id/dismiss': acting(accessRequest, 'access-requests', 'dismiss'),
  ...COURIER_EXAMPLES,
  ...CUSTOMER_EXAMPLES,
  ...COUPON_EXAMPLES,
  ...PRINT_EXAMPLES,
  ...CART_EXAMPLES,
  ...FEEDBACK_EXAMPLES,
  ...SELLER_EXAMPLES,
  ...TICKET_EXAMPLES,
  ...LOYALTY_EXAMPLES,
  ...BALANCE_FILE_EXAMPLES,
  // A list of nothing: no more is said about a branch of others than about one that is not there.
  'GET /api/audit': {
    ...reading(branch, 'audit'),
    path: (id) => `/api/audit?branch=${id}&entity=pause`,
    missing: 200,
  },
};

/** Every operator route that is about one thing. */
export const EXAMPLES = Object.fromEntries(Object.entries(ALL_EXAMPLES).filter(([name]) => isChecked(name)));
