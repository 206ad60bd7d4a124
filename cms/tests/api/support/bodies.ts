import { DEFAULT_VALUES } from '../../../src/domain/settings';
import { ACCOUNT_REQUESTS } from './account-bodies';
import { unique, type TestBusiness } from './business';
import { deviceRequests } from './device-examples';
import { customerFileRequests } from './customer-files';
import { customerRequests } from './customers';
import { cartRequests } from './carts';
import { CHECKED_NOUN } from './checked-noun';
import { feedbackRequests } from './feedback';
import { storedImport } from './import-examples';
import { campaignRequests } from './campaign-bodies';
import { newCategory, newExtraGroup, newProduct, newVariationGroup } from './menu';
import { releaseRequests } from './menu-releases';
import { CENTRO, newOrder, orderBody } from './ordering';
import { PLAIN_NOUNS } from './plain-nouns';
import { plainRequests } from './plain-bodies';
import { courierRequests } from './courier-examples';
import { printRequests } from './print-examples';
import { sellerRequests } from './seller-examples';
import { staffOrderRequests } from './staff-order-examples';
import { teamRequests } from './team-bodies';
import { ticketRequests } from './ticket-bodies';
import { TIME_ZONE } from './time-zone';
import { newZone } from './zones';

const ADDRESS = { ...CENTRO, number: '2' };
const ANY_TIME = { days: [], periods: [], fromDate: null, toDate: null };
export const SIZES = [{ name: 'Large', priceCents: 100 }];
export const EXTRAS = [{ name: 'Cheese', priceCents: 100 }];
const WELL_DONE = { keep: [{ place: 0, quantity: 1, notes: 'Well done' }] };
const ORDER_BODIES: Record<string, object> = {
  acknowledge: {},
  accept: { version: 1 },
  reject: { version: 1, code: 'RUSH_HOUR' },
  start: { version: 1 },
  ready: { version: 1 },
  dispatch: { version: 1 },
  deliver: { version: 1 },
  return: { version: 1, reason: 'nobody there' },
  'step-back': { version: 1, reason: 'a mistake' },
  cancel: { version: 1, code: 'RUSH_HOUR' },
  restore: { version: 1, reason: 'a mistake' },
  'confirm-payment': { version: 1 },
  discount: { version: 1, amountCents: 1, reason: 'A regular' },
  redeem: { version: 1, reward: { id: null, proof: 'none' } },
  refund: { version: 1, method: 'CASH', fees: [] },
  'resolve-unmatched': { version: 1, reason: 'as agreed' },
  edit: { version: 1, ...WELL_DONE, reason: 'They called', expectedTotalCents: 2000 },
  'edit-quote': WELL_DONE,
  'resend-confirmation': {},
  hold: { version: 1, places: [0] },
  fire: { version: 1 },
  'offer-substitute': {
    version: 1,
    place: 0,
    offer: { productId: 'any', quantity: 1 },
    expectedTotalCents: 2000,
  },
  'withdraw-substitute': { version: 1 },
  'acknowledge-change': { n: 1 },
  'acknowledge-missed': {},
  payments: { version: 1, method: 'CASH', amountCents: 100 },
};

/** A request with a body that is well formed, about things that are there. */
export interface RequestWithBody {
  method: string;
  path: string;
  body: object;
  /** Fields that are known elsewhere and not here. */
  alsoUnknown?: string[];
}

/** One request for every route that reads a body. */
export async function requestsWithBodies(business: TestBusiness): Promise<RequestWithBody[]> {
  const checked = PLAIN_NOUNS.find(({ resource }) => resource === CHECKED_NOUN);
  if (checked) return plainRequests(checked, business);
  const product = await newProduct(business);
  const category = await newCategory(business);
  const sizes = await newVariationGroup(business, { variations: SIZES });
  const extras = await newExtraGroup(business, { min: 0, max: 1, extras: EXTRAS });
  // Not those that a body above gives other parts.
  const [cups, sauces] = [
    await newVariationGroup(business, { variations: SIZES }),
    await newExtraGroup(business, { min: 0, max: 1, extras: EXTRAS }),
  ];
  const order = await newOrder(business, product);
  const other = (await business.addBranch()).id;
  const [branchId, categoryIds] = [business.branch.id, [category.id]];
  const creating = ['id', 'version'];
  const updating = ['id', 'branchId'];
  const store = `/api/store/${business.branch.slug}`;
  const placing = orderBody(product.id, 2500, {
    type: 'DELIVERY',
    address: CENTRO,
    items: [{ productId: product.id, quantity: 1, extras: [{ extraId: 'x', quantity: 1 }] }],
  });
  const { type, items, address } = placing as Record<string, unknown>;
  return [
    ...(await deviceRequests(business)),
    ...(await customerRequests(business)),
    ...(await customerFileRequests(business)),
    {
      method: 'POST',
      path: '/api/categories',
      body: { branchId, name: 'Made', availability: ANY_TIME },
      alsoUnknown: [...creating, 'priceCents'],
    },
    {
      method: 'PATCH',
      path: `/api/categories/${category.id}`,
      body: { version: 1, availability: ANY_TIME },
      alsoUnknown: updating,
    },
    {
      method: 'POST',
      path: '/api/products',
      body: { branchId, name: 'Made', priceCents: 1, categoryIds, availability: ANY_TIME },
      alsoUnknown: [...creating, 'stock', 'notSellable'],
    },
    {
      method: 'PATCH',
      path: `/api/products/${product.id}`,
      body: { version: 1, channels: [{ channel: 'STORE', visible: true, priceCents: null }] },
      alsoUnknown: [...updating, 'stock'],
    },
    {
      method: 'POST',
      path: '/api/variation-groups',
      body: { branchId, name: 'Made', variations: SIZES },
      alsoUnknown: ['version'],
    },
    { method: 'PATCH', path: `/api/variation-groups/${sizes.id}`, body: { version: 1, variations: SIZES } },
    {
      method: 'POST',
      path: '/api/extra-groups',
      body: { branchId, name: 'Made', min: 0, max: 1, extras: EXTRAS },
      alsoUnknown: ['version'],
    },
    { method: 'PATCH', path: `/api/extra-groups/${extras.id}`, body: { version: 1, extras: EXTRAS } },
    ...(await Promise.all(PLAIN_NOUNS.map((plain) => plainRequests(plain, business)))).flat(),
    {
      method: 'POST',
      path: '/api/branches',
      body: { name: unique('Made'), address: ADDRESS, timezone: TIME_ZONE, services: ['TAKEOUT'] },
      alsoUnknown: [...creating, 'settings', 'autoAccept', 'paymentMethods'],
    },
    {
      method: 'PATCH',
      path: `/api/branches/${branchId}`,
      body: { version: 1, address: ADDRESS },
      alsoUnknown: [...updating, 'settings', 'autoAccept', 'paymentMethods'],
    },
    {
      method: 'POST',
      path: '/api/branches/clone',
      body: {
        branchId,
        name: unique('Cloned'),
        address: ADDRESS,
        timezone: 'America/Manaus',
        parts: ['hours'],
      },
      alsoUnknown: ['id', 'version', 'state', 'businessId', 'settings'],
    },
    {
      method: 'POST',
      path: '/api/branches/clone/preview',
      body: { branchId, parts: ['menu'] },
      alsoUnknown: ['id', 'state', 'settings'],
    },
    {
      method: 'POST',
      path: `/api/branches/${branchId}/restore`,
      body: {},
      alsoUnknown: ['id', 'state', 'version'],
    },
    {
      method: 'PUT',
      path: `/api/branches/${other}/opening-hours`,
      body: {
        version: 1,
        hours: [
          { service: 'ALL', mode: 'WEEKLY', periods: [{ weekday: 1, opens: '10:00', closes: '22:00' }] },
        ],
      },
      alsoUnknown: ['id', 'branchId', 'timezone', 'services'],
    },
    {
      method: 'PUT',
      path: `/api/branches/${other}/social-links`,
      body: { version: 1, links: [{ network: 'INSTAGRAM', url: '@cantina', visible: true }] },
      alsoUnknown: ['id', 'branchId', 'position'],
    },
    {
      method: 'PUT',
      path: `/api/branches/${other}/settings`,
      body: { version: 1, values: DEFAULT_VALUES },
      alsoUnknown: ['id', 'branchId', 'state', 'autoAccept'],
    },
    {
      method: 'POST',
      path: `/api/branches/${branchId}/settings/apply`,
      body: { branches: [{ id: (await business.addBranch()).id, version: 1 }] },
      alsoUnknown: ['id', 'values', 'version'],
    },
    {
      method: 'POST',
      path: `/api/branches/${branchId}/zones/order`,
      body: { ids: [(await newZone(business)).id] },
      alsoUnknown: ['id', 'branchId', 'priority'],
    },
    {
      method: 'POST',
      path: `/api/branches/${other}/zones/import`,
      body: {
        geojson: {
          type: 'Polygon',
          coordinates: [
            [
              [0, 0],
              [1, 0],
              [1, 1],
              [0, 0],
            ],
          ],
        },
      },
      alsoUnknown: ['id', 'branchId', 'state', 'feeCents'],
    },
    {
      method: 'POST',
      path: `/api/branches/${branchId}/zones/test`,
      body: {
        address: { number: '1', district: 'Sé' },
        point: { lat: -23.5, lng: -46.6 },
        subtotalCents: 100,
      },
      alsoUnknown: ['id', 'branchId', 'zones', 'feeCents'],
    },
    {
      method: 'POST',
      path: '/api/menu/starter',
      body: { branchId: other, cuisine: 'PIZZA', language: 'en' },
      alsoUnknown: ['currency', 'id'],
    },
    {
      method: 'PATCH',
      path: '/api/business',
      body: { version: 1, legalName: 'Made Ltd' },
      alsoUnknown: ['id', 'state', 'currency', 'country', 'onboarding'],
    },
    ...Object.entries(ORDER_BODIES).map(([action, body]) => ({
      method: 'POST',
      path: `/api/orders/${order.id}/${action}`,
      body,
      alsoUnknown: ['state', 'id', 'branchId', 'payment', 'acceptedAt', 'actor'],
    })),
    { method: 'POST', path: `/api/products/${product.id}/sold-out`, body: { until: null } },
    { method: 'POST', path: `/api/categories/${category.id}/sold-out`, body: { until: null } },
    ...[`products/${product.id}`, `categories/${category.id}`].map((thing) => ({
      method: 'POST',
      path: `/api/${thing}/place`,
      body: { after: null },
      alsoUnknown: ['position', 'version'],
    })),
    { method: 'POST', path: `/api/extra-groups/${sauces.id}/sold-out`, body: { until: null } },
    ...[
      `extra-groups/${sauces.id}/extras/${sauces.extras[0]?.id}`,
      `variation-groups/${cups.id}/variations/${cups.variations[0]?.id}`,
    ].flatMap((part) => [
      {
        method: 'POST',
        path: `/api/${part}/sold-out`,
        body: { until: null },
        alsoUnknown: ['state', 'priceCents'],
      },
      {
        method: 'POST',
        path: `/api/${part}/pause`,
        body: { paused: false },
        alsoUnknown: ['state', 'priceCents'],
      },
      {
        method: 'POST',
        path: `/api/${part}/stock`,
        body: { kind: 'RESTOCK', quantity: 1 },
        alsoUnknown: ['balance', 'version'],
      },
    ]),
    ...[
      `categories/${category.id}`,
      `products/${product.id}`,
      `extra-groups/${sauces.id}`,
      `variation-groups/${cups.id}`,
    ].map((thing) => ({
      method: 'POST',
      path: `/api/${thing}/restore`,
      body: { state: 'PAUSED' },
      alsoUnknown: ['version', 'name'],
    })),
    {
      method: 'POST',
      path: `/api/products/${product.id}/stock`,
      body: { kind: 'RESTOCK', quantity: 1 },
      alsoUnknown: ['balance', 'version'],
    },
    ...Object.entries({
      price: { change: { kind: 'AMOUNT', cents: 100 }, roundToCents: 10 },
      category: { categoryIds },
      state: { state: 'PAUSED' },
      channel: { channel: 'PHONE', visible: false },
      schedule: { availability: ANY_TIME },
      station: { station: 'Bar' },
      'sold-out': { until: null },
    }).map(([what, body]) => ({
      method: 'POST',
      path: `/api/menu/bulk/${what}`,
      body: { products: [{ id: product.id, version: 1 }], ...body },
      alsoUnknown: ['priceCents', 'before', 'branchId', 'fields'],
    })),
    ...['/api/menu/copy', '/api/menu/copy/preview'].map((path) => ({
      method: 'POST',
      path,
      body: {
        branchId,
        productIds: [product.id],
        toBranchIds: [other],
        fields: ['name', 'categories'],
        mode: 'BOTH',
      },
      alsoUnknown: ['priceCents', 'businessId', 'state', 'preview'],
    })),
    {
      method: 'POST',
      path: '/api/menu/bulk/undo',
      body: { products: [{ id: product.id, version: 1, before: { station: 'Bar' } }] },
      alsoUnknown: ['costCents', 'name', 'branchId', 'sku'],
    },
    {
      method: 'POST',
      path: '/api/menu/import/undo',
      body: { id: await storedImport(business) },
      alsoUnknown: ['branch', 'products', 'version'],
    },
    {
      method: 'POST',
      path: `/api/branches/${branchId}/pause`,
      body: { reason: 'OTHER', minutes: 30 },
      alsoUnknown: ['endsAt', 'branchId', 'channel'],
    },
    ...(await releaseRequests(business)),
    ...(await ticketRequests(business)),
    ...(await printRequests(business)),
    ...(await campaignRequests(business)),
    ...(await feedbackRequests(business)),
    ...(await cartRequests(business)),
    ...(await sellerRequests(business)),
    ...(await courierRequests(business)),
    ...(await teamRequests(business)),
    ...ACCOUNT_REQUESTS,
    {
      method: 'POST',
      path: `${store}/orders`,
      body: placing,
      alsoUnknown: ['id', 'state', 'version', 'channel', 'branchId', 'priceCents', 'zone', 'placedAt'],
    },
    ...(await staffOrderRequests(business, placing)),
    {
      method: 'POST',
      path: `${store}/quote`,
      body: { type, items, address },
      alsoUnknown: ['state', 'priceCents', 'now', 'channel'],
    },
    {
      method: 'POST',
      path: `/api/store/orders/${order.token}/cancel`,
      body: { reason: 'changed my mind' },
      alsoUnknown: ['state', 'code', 'version'],
    },
    {
      method: 'POST',
      path: `/api/store/orders/${order.token}/feedback`,
      body: { nps: 9, comment: 'Good', ratings: { food: 5 }, tags: ['COLD'] },
      alsoUnknown: ['givenAt', 'orderId', 'branchId', 'customerId'],
    },
    ...['checkout', 'checkout/sync'].map((verb) => ({
      method: 'POST',
      path: `/api/store/orders/${order.token}/${verb}`,
      body: {},
      alsoUnknown: ['amountCents', 'state', 'url'],
    })),
  ];
}
