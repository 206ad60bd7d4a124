import type { Coupon, CouponCustomer, CouponRecord } from '../../../src/domain/campaign';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../src/domain/time';
import type { OrderChannel, OrderType, PaymentMethod } from '../../../src/domain/orders';

/**
 * Coupons worked out the slow way, after the design and not after the code: units are laid out one by one, and every set
 * of coupons is tried. The code under test has to agree with it.
 */

/** One piece of an order; of what is weighed, one kilo. */
export interface Unit {
  productId: string;
  categoryIds: readonly string[];
  isWeighed: boolean;
  cents: number;
}

export interface NaiveOrder {
  now: Date;
  branchId: string;
  channel: OrderChannel;
  type: OrderType;
  payment: PaymentMethod | null;
  units: Unit[];
  deliveryCents: number;
}

export interface NaiveResult {
  refused: [code: string, refusal: string][];
  /** In the order in which they are applied. */
  applied: [code: string, cents: number, automatic: boolean][];
  skipped: string[];
  offItemsCents: number;
  offDeliveryCents: number;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
const isOfDelivery = ({ kind }: Coupon) => kind === 'FREE_DELIVERY' || kind === 'DELIVERY_DISCOUNT';
const isOfUnits = ({ kind }: Coupon) => kind === 'FREE_ITEM' || kind === 'BUY_X_GET_Y';

/** Half a cent and more counts as one. */
function shareOf(cents: number, bps: number): number {
  const doubled = BigInt(cents) * BigInt(bps) * 2n;
  return Number((doubled + 10_000n) / 20_000n);
}

function unitsFor(coupon: Coupon, units: readonly Unit[]): Unit[] {
  const isOpen = coupon.productIds.length + coupon.categoryIds.length === 0;
  return units.filter((unit) => {
    if (isOfUnits(coupon) && unit.isWeighed) return false;
    const isProduct = coupon.productIds.some((id) => id === unit.productId);
    const isCategory = coupon.categoryIds.some((id) => unit.categoryIds.some((own) => own === id));
    return isOpen || isProduct || isCategory;
  });
}

/** Somebody at the till gives the units away: again and again the cheapest that is left. */
function giveAway(units: readonly Unit[], count: number): number {
  const left = units.map(({ cents }) => cents);
  let given = 0;
  for (let each = 0; each < count && left.length > 0; each += 1) {
    const cheapest = Math.min(...left);
    left.splice(left.indexOf(cheapest), 1);
    given += cheapest;
  }
  return given;
}

/** How many units are free: for every full group that can be put together, as many as the coupon gives. */
function freeOf({ kind, buyQuantity, getQuantity }: Coupon, count: number): number {
  if (kind === 'FREE_ITEM') return getQuantity;
  let free = 0;
  for (let left = count; left >= buyQuantity + getQuantity; left -= buyQuantity + getQuantity)
    free += getQuantity;
  return free;
}

function grantOf(coupon: Coupon, order: NaiveOrder): number {
  const units = unitsFor(coupon, order.units);
  const base = isOfDelivery(coupon) ? order.deliveryCents : sum(units.map(({ cents }) => cents));
  const granted = {
    PERCENT: () => shareOf(base, coupon.valueBps ?? 0),
    FIXED: () => coupon.valueCents ?? 0,
    FREE_DELIVERY: () => base,
    DELIVERY_DISCOUNT: () => coupon.valueCents ?? shareOf(base, coupon.valueBps ?? 0),
    FREE_ITEM: () => giveAway(units, freeOf(coupon, units.length)),
    BUY_X_GET_Y: () => giveAway(units, freeOf(coupon, units.length)),
  }[coupon.kind]();
  return Math.min(granted, base, coupon.maxDiscountCents ?? Infinity);
}

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** São Paulo is three hours behind UTC all year. */
function isOpenAt(availability: NonNullable<Coupon['rules']['hours']>['availability'], now: Date): boolean {
  const { days, periods, fromDate, toDate } = availability;
  const local = now.getTime() - 3 * HOUR_MS;
  const today = Math.floor(local / DAY_MS);
  const isDay = (day: number) => {
    const date = new Date(day * DAY_MS);
    const text = date.toISOString().slice(0, 10);
    const inDates = (fromDate === null || fromDate <= text) && (toDate === null || text <= toDate);
    return inDates && (days.length === 0 || (days as readonly number[]).includes(date.getUTCDay()));
  };
  if (periods.length === 0) return isDay(today);
  return [today - 1, today].some(
    (day) =>
      isDay(day) &&
      periods.some(({ from, to }) => {
        const starts = day * DAY_MS + minutesOf(from) * MINUTE_MS;
        const length = minutesOf(to) - minutesOf(from);
        const ends = starts + (length <= 0 ? length + 1440 : length) * MINUTE_MS;
        return starts <= local && local < ends;
      }),
  );
}

const notAmong = <T>(list: readonly T[] | undefined, one: T) =>
  list !== undefined && list.length > 0 && !list.includes(one);

/** Why a coupon does not count for an order; null when it does. */
export function naiveRefusal(record: CouponRecord | null, order: NaiveOrder): string | null {
  if (record === null) return 'COUPON_UNKNOWN';
  const { coupon, personal, uses, spentCents } = record;
  const { rules } = coupon;
  const now = order.now.toISOString();
  const units = unitsFor(coupon, order.units);
  const needed = { FREE_ITEM: 1, BUY_X_GET_Y: coupon.buyQuantity + coupon.getQuantity };
  const causes: [string, boolean][] = [
    ['COUPON_NOT_ACTIVE', coupon.state !== 'ACTIVE'],
    ['COUPON_CODE_USED', personal?.isUsed === true],
    ['COUPON_NOT_YET', rules.period?.from != null && now < rules.period.from],
    ['COUPON_EXPIRED', rules.period?.to != null && now >= rules.period.to],
    ['COUPON_CODE_EXPIRED', personal?.expiresAt != null && now >= personal.expiresAt],
    ['COUPON_WRONG_TIME', rules.hours !== undefined && !isOpenAt(rules.hours.availability, order.now)],
    ['COUPON_OTHER_BRANCH', notAmong(coupon.branchIds, order.branchId)],
    ['COUPON_OTHER_CHANNEL', notAmong(rules.channels?.channels, order.channel)],
    ['COUPON_DELIVERY_ONLY', isOfDelivery(coupon) && order.type !== 'DELIVERY'],
    ['COUPON_OTHER_SERVICE', notAmong(rules.services?.services, order.type)],
    [
      'COUPON_OTHER_PAYMENT',
      order.payment !== null && notAmong(rules.payments?.paymentMethods, order.payment),
    ],
    [
      'COUPON_BELOW_MINIMUM',
      rules.minimum !== undefined &&
        sum(order.units.map(({ cents }) => cents)) < rules.minimum.minSubtotalCents,
    ],
    ['COUPON_ITEMS_MISSING', units.length === 0],
    ['COUPON_UNITS_MISSING', isOfUnits(coupon) && units.length < needed[coupon.kind as keyof typeof needed]],
    ['COUPON_EXHAUSTED', rules.usage !== undefined && uses >= rules.usage.usageLimit],
    [
      'COUPON_BUDGET_SPENT',
      rules.budget !== undefined &&
        (spentCents >= rules.budget.budgetCents ||
          spentCents + grantOf(coupon, order) > rules.budget.budgetCents),
    ],
  ];
  return causes.find(([, holds]) => holds)?.[0] ?? null;
}

/** Why a coupon does not count for somebody; null when it does. */
export function naiveCustomerRefusal(
  { coupon: { rules }, personal }: CouponRecord,
  customer: CouponCustomer,
  now: Date,
): string | null {
  if (personal?.customerId && personal.customerId !== customer.id) return 'COUPON_OTHER_CUSTOMER';
  const days = customer.lastOrderAt ? (now.getTime() - Date.parse(customer.lastOrderAt)) / DAY_MS : null;
  const belongs = {
    NEW: customer.orders === 0,
    RETURNING: customer.orders > 0,
    INACTIVE_30: days !== null && days >= 30,
    SEGMENT: customer.segment !== null && !notAmong(rules.audience?.segments, customer.segment),
  };
  if (rules.audience && !belongs[rules.audience.audience]) return 'COUPON_OTHER_AUDIENCE';
  return rules.perCustomer && customer.uses >= rules.perCustomer.perCustomerLimit
    ? 'COUPON_CUSTOMER_LIMIT'
    : null;
}

export const isForSomebody = ({ coupon, personal }: CouponRecord) =>
  Boolean(personal?.customerId ?? coupon.rules.audience ?? coupon.rules.perCustomer);

interface Candidate {
  code: string;
  coupon: Coupon;
  automatic: boolean;
}

const subsetsOf = <T>(all: readonly T[]): T[][] =>
  all.reduce<T[][]>((sets, one) => [...sets, ...sets.map((set) => [...set, one])], [[]]);

/** What a set of coupons takes off: each what it grants, and together no more than there is. */
function amountsOf(set: readonly Candidate[], order: NaiveOrder): [Candidate, number][] {
  const items = sum(order.units.map(({ cents }) => cents));
  const byPriority = [...set].sort(
    (a, b) => b.coupon.priority - a.coupon.priority || (a.code < b.code ? -1 : 1),
  );
  return byPriority.map((one, index) => {
    const isSamePot = (other: Candidate) => isOfDelivery(other.coupon) === isOfDelivery(one.coupon);
    const pot = isOfDelivery(one.coupon) ? order.deliveryCents : items;
    const before = sum(
      byPriority
        .slice(0, index)
        .filter(isSamePot)
        .map(({ coupon }) => grantOf(coupon, order)),
    );
    return [one, Math.min(pot, before + grantOf(one.coupon, order)) - Math.min(pot, before)];
  });
}

/** Tries every set of coupons that may count together. */
export function naiveCoupons(
  named: readonly { code: string; record: CouponRecord | null }[],
  automatic: readonly CouponRecord[],
  order: NaiveOrder,
): NaiveResult {
  const refused = named.flatMap(({ code, record }): [string, string][] => {
    const refusal = naiveRefusal(record, order);
    return refusal ? [[code, refusal]] : [];
  });
  const candidates: Candidate[] = [];
  const twice: string[] = [];
  for (const { code, record } of named) {
    if (!record || refused.some(([other]) => other === code)) continue;
    // A coupon counts once, whatever codes of it are typed.
    if (candidates.some(({ coupon }) => coupon.id === record.coupon.id)) twice.push(code);
    else candidates.push({ code, coupon: record.coupon, automatic: false });
  }
  for (const record of automatic) {
    const isTyped = candidates.some(
      ({ coupon, automatic: itself }) => !itself && coupon.id === record.coupon.id,
    );
    if (!isTyped && !isForSomebody(record) && !naiveRefusal(record, order))
      candidates.push({ code: record.coupon.code, coupon: record.coupon, automatic: true });
  }

  const allowed = subsetsOf(candidates).filter(
    (set) => set.length === 1 || (set.length > 1 && set.every(({ coupon }) => coupon.combinable)),
  );
  const ranked = allowed.map((set, index) => ({
    set,
    rank: [
      sum(amountsOf(set, order).map(([, cents]) => cents)),
      set.filter((one) => !one.automatic).length,
      Math.max(...set.map(({ coupon }) => coupon.priority)),
      set.filter(({ coupon }) => coupon.combinable).length,
      -index,
    ],
  }));
  ranked.sort((a, b) => {
    const at = a.rank.findIndex((value, index) => value !== b.rank[index]);
    return at < 0 ? 0 : (b.rank[at] ?? 0) - (a.rank[at] ?? 0);
  });
  const chosen = ranked[0]?.set ?? [];
  const amounts = amountsOf(chosen, order);
  const off = (ofDelivery: boolean) =>
    sum(amounts.filter(([{ coupon }]) => isOfDelivery(coupon) === ofDelivery).map(([, cents]) => cents));
  return {
    refused,
    applied: amounts
      .filter(([one, cents]) => !one.automatic || cents > 0)
      .map(([one, cents]) => [one.code, cents, one.automatic]),
    skipped: [
      ...candidates.filter((one) => !one.automatic && !chosen.includes(one)).map(({ code }) => code),
      ...twice,
    ],
    offItemsCents: off(false),
    offDeliveryCents: off(true),
  };
}
