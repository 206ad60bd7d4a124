import {
  checkCouponCustomer,
  couponRefusalFor,
  type Coupon,
  type CouponRecord,
  type CouponRefusalCode,
  type CouponRules,
  type PersonalCode,
} from '../../../src/domain/campaign';
import { canOrder, type OrderChannel } from '../../../src/domain/orders';
import type { Refusal, RefusalCode, RewardProblem } from '../../../src/domain/quote';
import { aCustomer, aRecord } from '../../domain/campaign/fixtures';
import {
  aMenu,
  anExtra,
  anExtraGroup,
  aProduct,
  aVariation,
  aVariationGroup,
} from '../../domain/menu/fixtures';
import { ADDRESS, anItem, ask, aStore, aZone, daily, NOON, someMenu } from '../../domain/orders/fixtures';
import { MINUTE_MS } from '../support/instants';

/** Something that makes the domain refuse an order, by the code with which it does: none is left out. */
const SAMPLES: Record<RefusalCode, () => Refusal[]> = {
  TIP_NOT_TAKEN: () => ask({ settings: { tips: false } }, { tipCents: 1 }).refusals,
  TIP_TOO_LARGE: () => ask({}, { tipCents: 1_000_000 }).refusals,
  NO_ITEMS: () => ask({}, { items: [] }).refusals,
  UNKNOWN_PRODUCT: () => of('nothing'),
  PRODUCT_NOT_ACTIVE: () => having({ state: 'PAUSED' }),
  PRODUCT_CATEGORY_NOT_ACTIVE: () => having({ categoryIds: [] }),
  PRODUCT_NOT_AVAILABLE_NOW: () =>
    having({
      availability: { days: [], periods: [{ from: '06:00', to: '07:00' }], fromDate: null, toDate: null },
    }),
  PRODUCT_SOLD_OUT: () => having({ soldOutUntil: '2026-03-11T00:00:00.000Z' }),
  PRODUCT_OUT_OF_STOCK: () => having({ stock: { tracked: true, quantity: 0 } }),
  PRODUCT_CHANNEL_HIDDEN: () =>
    having({ channels: [{ channel: 'STORE', visible: false, priceCents: null }] }),
  PRODUCT_GROUP_UNSATISFIABLE: () =>
    ask(
      {
        menu: aMenu({
          products: [aProduct({ id: 'risotto', extraGroupIds: ['toppings'] })],
          extraGroups: [anExtraGroup([anExtra({ state: 'PAUSED' })], { min: 1 })],
        }),
      },
      {},
    ).refusals,
  PRODUCT_NO_VARIATION: () =>
    ask(
      {
        menu: aMenu({
          products: [aProduct({ id: 'risotto', variationGroupId: 'sizes' })],
          variationGroups: [aVariationGroup([aVariation({ state: 'PAUSED' })])],
        }),
      },
      {},
    ).refusals,
  TOO_MANY_OF_PRODUCT: () => of('beer', 7),

  VARIATION_REQUIRED: () => of('pizza'),
  UNKNOWN_VARIATION: () => of('pizza', 1, { variationId: 'nothing' }),
  VARIATION_NOT_ALLOWED: () => of('risotto', 1, { variationId: 'large' }),
  VARIATION_SOLD_OUT: () =>
    ask(
      {
        menu: someMenu({
          variationGroups: [
            aVariationGroup([aVariation({ id: 'small' }), aVariation({ id: 'large', state: 'PAUSED' })]),
          ],
        }),
      },
      { items: [anItem('pizza', 1, { variationId: 'large' })] },
    ).refusals,
  UNKNOWN_EXTRA: () => pizza([{ extraId: 'nothing', quantity: 1 }]),
  DUPLICATE_EXTRA: () => pizza([1, 1].map((quantity) => ({ extraId: 'olives', quantity }))),
  BAD_QUANTITY: () => pizza([{ extraId: 'cheese', quantity: 0 }]),
  EXTRA_SOLD_OUT: () =>
    ask(
      { menu: someMenu({ extraGroups: [anExtraGroup([anExtra({ id: 'cheese', state: 'PAUSED' })])] }) },
      { items: [anItem('pizza', 1, { variationId: 'large', extras: [{ extraId: 'cheese', quantity: 1 }] })] },
    ).refusals,
  EXTRA_TOO_MANY: () => pizza([{ extraId: 'cheese', quantity: 3 }]),
  GROUP_TOO_FEW: () =>
    ask(
      { menu: someMenu({ extraGroups: [anExtraGroup([anExtra({ id: 'cheese' })], { min: 1 })] }) },
      { items: [anItem('pizza', 1, { variationId: 'large' })] },
    ).refusals,
  GROUP_TOO_MANY: () =>
    pizza([
      { extraId: 'cheese', quantity: 3 },
      { extraId: 'olives', quantity: 1 },
    ]),

  BLOCKED_BILLING: () => ask({ business: { state: 'SUSPENDED' } }, {}).refusals,
  BRANCH_NOT_ACTIVE: () => ask({ branch: { state: 'DRAFT' } }, {}).refusals,
  SERVICE_NOT_OFFERED: () => ask({ branch: { services: ['DELIVERY'] } }, {}).refusals,
  MENU_EMPTY: () => ask({ menu: aMenu() }, {}).refusals,
  NO_DEVICE: () => ask({ settings: { closeWithoutBoardMin: 2 } }, {}, { lastHeartbeat: null }).refusals,
  HOLIDAY: () =>
    ask(
      {
        exceptions: [
          {
            from: '2026-03-10',
            to: '2026-03-10',
            kind: 'CLOSED',
            periods: [],
            reason: 'Carnival',
            yearly: false,
          },
        ],
      },
      {},
    ).refusals,
  CLOSED_HOURS: () => ask({ hours: [daily('18:00', '23:00')] }, {}).refusals,
  PAUSED: () =>
    ask(
      { pauses: [{ channel: null, service: null, reason: 'STAFF', endsAt: '2026-03-10T16:00:00.000Z' }] },
      {},
    ).refusals,
  BUSY: () => ask({ settings: { maxOpenOrders: 2 } }, {}, { openOrders: 2 }).refusals,
  THROTTLED: () => ask({}, {}, { fullSince: NOON }).refusals,
  NO_COURIER: () =>
    delivered({
      pauses: [{ channel: null, service: 'DELIVERY', reason: 'NO_COURIER', endsAt: null }],
    }),
  // A store says these of itself; the order that meets them is refused with what is behind.
  PICKUP_ONLY: () =>
    said({ pauses: [{ channel: null, service: 'DELIVERY', reason: 'WEATHER', endsAt: null }] }),
  DELIVERY_ONLY: () =>
    said({
      branch: { services: ['DELIVERY', 'TAKEOUT'] },
      pauses: [{ channel: null, service: 'TAKEOUT', reason: 'STAFF', endsAt: null }],
    }),

  ADDRESS_REQUIRED: () => ask({}, { type: 'DELIVERY' }).refusals,
  OUT_OF_AREA: () => delivered({ zones: [] }),
  EXCLUDED_AREA: () => delivered({ zones: [aZone({ exclusion: true })] }),
  ADDRESS_NEEDS_LOCATION: () =>
    delivered({
      zones: [aZone({}, { kind: 'RADIUS', geometry: { center: { lat: 0, lng: 0 }, radiusMeters: 500 } })],
    }),
  BELOW_MINIMUM: () => ask({ branch: { minOrderCents: 9000 } }, {}).refusals,
  PAYMENT_METHOD_NOT_OFFERED: () => ask({}, { payment: 'DEBIT' }).refusals,
  SCHEDULING_OFF: () => later('2026-03-10T18:00:00.000Z', { enabled: false, minLeadMin: 60, maxDays: 2 }),
  SCHEDULE_TOO_SOON: () => later('2026-03-10T15:10:00.000Z'),
  SCHEDULE_TOO_FAR: () => later('2026-03-20T15:00:00.000Z'),
  SCHEDULE_CLOSED: () => later('2026-03-11T06:00:00.000Z'),

  SLOT_FULL: () => slots([SLOT]),
  SLOTS_FULL: () =>
    slots(Array.from({ length: 60 }, (_, step) => new Date(SLOT.getTime() + step * 30 * MINUTE_MS))),

  ...rewardSamples('LOYALTY_NOT_ENOUGH', 'LOYALTY_PROOF_INVALID', 'LOYALTY_REWARD_GONE'),
  LOYALTY_NOT_APPLICABLE: () =>
    ask({}, {}, { reward: { reward: null, name: 'Cashback', cashbackCents: 0 } }).refusals,

  COUPON_UNKNOWN: () => ask({}, { coupon: 'NOTHING' }).refusals,
  ...couponSamples({
    COUPON_NOT_ACTIVE: [{ state: 'PAUSED' }],
    COUPON_CODE_USED: [{}, { personal: aCode({ isUsed: true }) }],
    COUPON_CODE_EXPIRED: [{}, { personal: aCode({ expiresAt: '2026-03-01T00:00:00.000Z' }) }],
    COUPON_NOT_YET: [{ rules: { period: { from: '2026-04-01T00:00:00.000Z', to: null } } }],
    COUPON_EXPIRED: [{ rules: { period: { from: null, to: '2026-03-01T00:00:00.000Z' } } }],
    COUPON_WRONG_TIME: [
      { rules: { hours: { availability: { days: [6], periods: [], fromDate: null, toDate: null } } } },
    ],
    COUPON_OTHER_BRANCH: [{ branchIds: ['another'] }],
    COUPON_OTHER_CHANNEL: [{ rules: { channels: { channels: ['CHATBOT'] } } }],
    COUPON_DELIVERY_ONLY: [{ kind: 'FREE_DELIVERY' }],
    COUPON_OTHER_SERVICE: [{ rules: { services: { services: ['DELIVERY'] } } }],
    COUPON_OTHER_PAYMENT: [{ rules: { payments: { paymentMethods: ['PIX'] } } }],
    COUPON_BELOW_MINIMUM: [{ rules: { minimum: { minSubtotalCents: 9000 } } }],
    COUPON_ITEMS_MISSING: [{ productIds: ['beer'] }],
    COUPON_UNITS_MISSING: [{ kind: 'BUY_X_GET_Y' }],
    COUPON_EXHAUSTED: [{ rules: { usage: { usageLimit: 5 } } }, { uses: 5 }],
    COUPON_BUDGET_SPENT: [{ rules: { budget: { budgetCents: 100 } } }, { spentCents: 100 }],
  }),
  COUPON_OTHER_AUDIENCE: () => couponOf('COUNTER', aRecord({ rules: FOR_NEW })),
  COUPON_CUSTOMER_LIMIT: () =>
    couponOf('COUNTER', aRecord({ rules: { perCustomer: { perCustomerLimit: 1 } } })),
  COUPON_OTHER_CUSTOMER: () => couponOf('COUNTER', aRecord({}, { personal: aCode({ customerId: 'bia' }) })),
  COUPON_NOT_FOR_ORDER: () => couponOf('STORE', aRecord({ rules: FOR_NEW })),
};

const FOR_NEW: CouponRules = { audience: { audience: 'NEW', segments: [] } };
function aCode(changes: Partial<PersonalCode>): PersonalCode {
  return { code: 'ANA-1', customerId: null, expiresAt: null, isUsed: false, ...changes };
}

const SLOT = new Date('2026-03-10T18:00:00.000Z');
const slots = (scheduled: Date[]) =>
  ask(
    { settings: { slots: { minutes: 30, capacity: 1 } } },
    { scheduledFor: SLOT.toISOString() },
    { scheduled },
  ).refusals;

function of(...item: Parameters<typeof anItem>): Refusal[] {
  return ask({}, { items: [anItem(...item)] }).refusals;
}

function having(product: Parameters<typeof aProduct>[0]): Refusal[] {
  return ask({ menu: aMenu({ products: [aProduct({ id: 'risotto', ...product })] }) }, {}).refusals;
}

function pizza(extras: { extraId: string; quantity: number }[]): Refusal[] {
  return of('pizza', 1, { variationId: 'large', extras });
}

function delivered(store: Parameters<typeof ask>[0]): Refusal[] {
  return ask(store, { type: 'DELIVERY', address: ADDRESS }).refusals;
}

function said(store: Parameters<typeof aStore>[0]): Refusal[] {
  return canOrder(aStore(store), { now: NOON }).reasons.map(({ code, args = {} }) => ({
    code,
    path: [],
    args,
  }));
}

function later(scheduledFor: string, scheduling = { enabled: true, minLeadMin: 60, maxDays: 2 }): Refusal[] {
  return ask({ settings: { scheduling } }, { scheduledFor }).refusals;
}

/** Of somebody who has used the coupon, ordering through a channel. */
function couponOf(channel: OrderChannel, record: CouponRecord): Refusal[] {
  const refusal = checkCouponCustomer(record, aCustomer({ uses: 1, orders: 3 }), NOON);
  return refusal ? [{ ...couponRefusalFor(channel, refusal), path: ['coupon'] }] : [];
}

/** The server finds these problems before it asks for a quote. */
function rewardSamples<Code extends RewardProblem['code']>(...codes: Code[]) {
  const samples = codes.map((code) => [code, () => ask({}, {}, { reward: { code, args: {} } }).refusals]);
  return Object.fromEntries(samples) as Record<Code, () => Refusal[]>;
}

type KnownCoupon = Exclude<
  CouponRefusalCode,
  | 'COUPON_UNKNOWN'
  | 'COUPON_OTHER_AUDIENCE'
  | 'COUPON_CUSTOMER_LIMIT'
  | 'COUPON_OTHER_CUSTOMER'
  | 'COUPON_NOT_FOR_ORDER'
>;
type CouponSample = [coupon: Partial<Coupon>, books?: Partial<CouponRecord>];

function couponSamples(samples: Record<KnownCoupon, CouponSample>): Record<KnownCoupon, () => Refusal[]> {
  const entries = Object.entries(samples).map(([code, [coupon, books = {}]]) => {
    const coupons = { named: new Map([['WELCOME', aRecord(coupon, books)]]), automatic: [] };
    return [
      code,
      () => ask({}, { items: [anItem('cake')], coupon: 'WELCOME', payment: 'CASH' }, { coupons }).refusals,
    ];
  });
  return Object.fromEntries(entries) as Record<KnownCoupon, () => Refusal[]>;
}

/** Every refusal the domain knows, as it really gives it. */
export function sampleRefusals(): { code: string; given: Refusal | undefined }[] {
  return Object.entries(SAMPLES).map(([code, refuse]) => ({
    code,
    given: refuse().find((refusal) => refusal.code === code),
  }));
}
