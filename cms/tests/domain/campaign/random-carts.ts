import {
  COUPON_KINDS,
  type Coupon,
  type CouponCustomer,
  type CouponRecord,
  type CouponRules,
} from '../../../src/domain/campaign';
import { SEGMENTS } from '../../../src/domain/customers';
import { type OrderChannel, ORDER_TYPES } from '../../../src/domain/orders';
import type { QuoteRequest } from '../../../src/domain/quote';
import type { Weekday } from '../../../src/domain/time';
import { aMenu, aProduct, aVariation, aVariationGroup } from '../menu/fixtures';
import { ADDRESS, anItem, aStore, aZone } from '../orders/fixtures';
import { randomSource } from '../feedback/random';
import { aCoupon } from './fixtures';
import type { NaiveOrder, Unit } from './naive-coupons';

/** Food in two categories, one of them weighed; pizza in two sizes, so that one product has two prices. */
const PRODUCTS = {
  risotto: { cents: 4000, unit: 'KG', categoryIds: ['mains'] },
  beer: { cents: 1200, unit: 'UN', categoryIds: ['drinks'] },
  cake: { cents: 1555, unit: 'UN', categoryIds: ['sweets', 'mains'] },
  water: { cents: 333, unit: 'UN', categoryIds: ['drinks', 'sweets'] },
} as const;
const SIZES = { small: 3000, large: 5001 };
const CATEGORIES = ['mains', 'drinks', 'sweets', 'none'];
const CHANNELS: OrderChannel[] = ['STORE', 'PHONE', 'COUNTER'];
const PAYMENTS = ['PIX', 'CASH', 'CREDIT'] as const;
const FEES = [0, 500, 790];

const MENU = aMenu({
  products: [
    ...Object.entries(PRODUCTS).map(([id, { cents, unit, categoryIds }]) =>
      aProduct({ id, name: id, priceCents: cents, unit, categoryIds: [...categoryIds] }),
    ),
    aProduct({
      id: 'pizza',
      name: 'pizza',
      priceCents: 0,
      categoryIds: ['mains'],
      variationGroupId: 'sizes',
    }),
  ],
  variationGroups: [
    aVariationGroup(
      Object.entries(SIZES).map(([id, priceCents]) => aVariation({ id, name: id, priceCents })),
    ),
  ],
  categories: ['mains', 'drinks', 'sweets'].map((id) => {
    const [category] = aMenu().categories;
    if (!category) throw new Error('The menu has no category');
    return { ...category, id, name: id };
  }),
});

const STORES = FEES.map((feeCents) =>
  aStore({
    menu: MENU,
    hours: [{ service: 'ALL', mode: 'ALWAYS', periods: [] }],
    branch: { serviceFeeBps: 1000 },
    zones: [aZone({ feeCents })],
  }),
);

export interface RandomCase {
  store: (typeof STORES)[number];
  request: QuoteRequest;
  order: NaiveOrder;
  named: { code: string; record: CouponRecord | null }[];
  automatic: CouponRecord[];
  customer: CouponCustomer;
}

function at<T>(list: readonly T[], index: number): T {
  const one = list[index];
  if (one === undefined) throw new RangeError(`Nothing at ${index}`);
  return one;
}

/** One cart with coupons, the same one for a seed. */
export function randomCase(seed: number): RandomCase {
  const random = randomSource(seed);
  const upTo = (max: number) => Math.floor(random() * (max + 1));
  const chance = (share: number) => random() < share;
  const oneOf = <T>(list: readonly T[]): T => at(list, upTo(list.length - 1));
  const someOf = <T>(list: readonly T[]): T[] => list.filter(() => chance(0.6));
  const maybe = <T>(share: number, make: () => T): T | undefined => (chance(share) ? make() : undefined);
  const instant = () => new Date(Date.UTC(2026, 2, 8 + upTo(4), upTo(23), 15 * upTo(3))).toISOString();
  const orNull = <T>(make: () => T): T | null => (chance(0.5) ? make() : null);

  const clock = (minutes: number) =>
    `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  const aPeriod = () => {
    const from = 30 * upTo(47);
    return { from: clock(from), to: clock((from + 30 * (1 + upTo(45))) % 1440) };
  };
  const availability = () => ({
    days: chance(0.5) ? someOf<Weekday>([0, 1, 2, 3, 4, 5, 6]) : [],
    periods: Array.from({ length: upTo(2) }, aPeriod),
    fromDate: chance(0.2) ? instant().slice(0, 10) : null,
    toDate: chance(0.2) ? instant().slice(0, 10) : null,
  });

  const anyRules = (): CouponRules => {
    const rules = {
      usage: maybe(0.15, () => ({ usageLimit: 1 + upTo(5) })),
      minimum: maybe(0.2, () => ({ minSubtotalCents: 1 + upTo(12_000) })),
      perCustomer: maybe(0.1, () => ({ perCustomerLimit: 1 + upTo(2) })),
      budget: maybe(0.15, () => ({ budgetCents: 1 + upTo(6000) })),
      audience: maybe(0.15, () => ({
        audience: oneOf(['NEW', 'RETURNING', 'INACTIVE_30', 'SEGMENT'] as const),
        segments: someOf(SEGMENTS),
      })),
      channels: maybe(0.1, () => ({ channels: someOf(CHANNELS) })),
      services: maybe(0.1, () => ({ services: someOf(ORDER_TYPES) })),
      payments: maybe(0.1, () => ({ paymentMethods: someOf(PAYMENTS) })),
      period: maybe(0.15, () => ({ from: orNull(instant), to: orNull(instant) })),
      hours: maybe(0.15, () => ({ availability: availability() })),
    };
    return Object.fromEntries(Object.entries(rules).filter(([, value]) => value !== undefined));
  };

  // In some carts most coupons are for the delivery fee, so that they meet.
  const isDelivered = chance(0.15);
  const anyCoupon = (index: number): Coupon =>
    aCoupon({
      id: `coupon-${index}`,
      code: `CODE-${index}`,
      kind: oneOf(isDelivered ? (['FREE_DELIVERY', 'DELIVERY_DISCOUNT'] as const) : COUPON_KINDS),
      state: chance(0.93) ? 'ACTIVE' : oneOf(['DRAFT', 'PAUSED', 'ARCHIVED'] as const),
      valueBps: chance(0.9) ? upTo(10_000) : null,
      valueCents: chance(0.6) ? upTo(6000) : null,
      maxDiscountCents: chance(0.3) ? upTo(3000) : null,
      productIds: chance(0.25) ? someOf([...Object.keys(PRODUCTS), 'pizza', 'gone']) : [],
      categoryIds: chance(0.25) ? someOf(CATEGORIES) : [],
      buyQuantity: 1 + upTo(2),
      getQuantity: 1 + upTo(1),
      branchIds: chance(0.1) ? someOf(['centro', 'praia']) : [],
      combinable: chance(0.6),
      autoApply: chance(0.3),
      priority: upTo(2),
      rules: anyRules(),
    });
  const pool = Array.from(
    { length: 1 + upTo(4) },
    (_, index): CouponRecord => ({
      coupon: anyCoupon(index),
      uses: upTo(6),
      spentCents: upTo(3000),
      personal: null,
    }),
  );
  const personalCode = (code: string) => ({
    code,
    customerId: chance(0.4) ? oneOf(['ana', 'bia']) : null,
    expiresAt: chance(0.4) ? instant() : null,
    isUsed: chance(0.15),
  });
  const typed = pool
    .filter(({ coupon }) => chance(coupon.autoApply ? 0.2 : 0.8))
    .flatMap((record, index) => [
      ...(chance(0.8) ? [{ code: record.coupon.code, record }] : []),
      ...(chance(0.3)
        ? [{ code: `MINE-${index}`, record: { ...record, personal: personalCode(`MINE-${index}`) } }]
        : []),
    ]);
  const named = [...typed, ...(chance(0.1) ? [{ code: 'NOTHING', record: null }] : [])];

  const lines = Array.from({ length: 1 + upTo(3) }, () => ({
    id: oneOf([...Object.keys(PRODUCTS), 'small', 'large']),
    quantity: 1 + upTo(2),
  }));
  const units = lines.flatMap(({ id, quantity }): Unit[] => {
    const size = SIZES[id as keyof typeof SIZES] as number | undefined;
    const product = PRODUCTS[id as keyof typeof PRODUCTS];
    const unit = size
      ? { productId: 'pizza', categoryIds: ['mains'], isWeighed: false, cents: size }
      : {
          productId: id,
          categoryIds: product.categoryIds,
          isWeighed: product.unit === 'KG',
          cents: product.cents,
        };
    return Array.from({ length: quantity }, () => unit);
  });
  const type = isDelivered ? 'DELIVERY' : oneOf(ORDER_TYPES);
  const fee = upTo(FEES.length - 1);
  const payment = chance(0.3) ? null : oneOf(PAYMENTS);
  return {
    store: at(STORES, fee),
    request: {
      type,
      address: ADDRESS,
      payment,
      coupons: named.map(({ code }) => code),
      tipCents: chance(0.2) ? 100 : null,
      items: lines.map(({ id, quantity }) =>
        id in SIZES ? anItem('pizza', quantity, { variationId: id }) : anItem(id, quantity),
      ),
    },
    order: {
      now: new Date(instant()),
      branchId: 'centro',
      channel: oneOf(CHANNELS),
      type,
      payment,
      units,
      deliveryCents: type === 'DELIVERY' ? at(FEES, fee) : 0,
    },
    named,
    automatic: pool.filter(({ coupon }) => coupon.autoApply),
    customer: {
      id: chance(0.1) ? null : oneOf(['ana', 'bia']),
      uses: upTo(3),
      orders: upTo(2),
      lastOrderAt: chance(0.3) ? null : new Date(Date.UTC(2026, 0, 20 + upTo(45))).toISOString(),
      segment: chance(0.1) ? null : oneOf(SEGMENTS),
    },
  };
}
