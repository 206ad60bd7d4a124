import { couponDiscount, couponLines, type Coupon, type CouponLine } from '../campaign';
import { rewardDiscount } from '../loyalty';
import { percentOf } from '../money';
import {
  saleChannel,
  type Address,
  type Discount,
  type Fee,
  type OrderChannel,
  type OrderItem,
  type OrderType,
  type Totals,
} from '../orders/order';
import { minimumOf } from '../orders/minimum';
import type { ItemChange } from '../orders/revision';
import type { StoreContext } from '../orders/store';
import { feeOf, totalsOf } from '../orders/totals';
import { deliveryOf } from '../quote/quote';
import type { RequestedReward } from '../quote';
import { editItems, type EditRefusal, type WantedItems } from './edit-items';

/** What of an order an edit goes by. */
export interface EditableOrder {
  type: OrderType;
  channel: OrderChannel;
  /** ISO 8601 UTC; null for now. */
  scheduledFor: string | null;
  address: Address | null;
  items: readonly OrderItem[];
  fees: readonly Fee[];
  discounts: readonly Discount[];
  itemsCents: number;
  totalCents: number;
}

/** What whoever edits should know and is not refused for. */
export interface EditNotice {
  code: 'BELOW_MINIMUM' | 'COUPON_BELOW_MINIMUM' | 'FEE_KEPT' | 'DISCOUNT_KEPT' | 'REWARD_RETURNED';
  /** Amounts in minor units end in `Cents`. */
  args: Record<string, string | number>;
}

export interface Edit {
  items: OrderItem[];
  fees: Fee[];
  discounts: Discount[];
  totals: Totals;
  changes: ItemChange[];
  /** What the total goes up by; negative where it goes down. */
  deltaCents: number;
  told: EditNotice[];
  /** With any of these the order stays as it is. */
  refusals: EditRefusal[];
}

/**
 * What an order comes to with other items. A fee or a discount is worked out again where today's rule still gives what
 * it gave when the order was placed: then it is the rule that the customer agreed to. Where it does not – the zone, the
 * rate or the coupon has changed since, or somebody gave the discount by hand – it stays as it was, and that is told;
 * no discount is larger than what it is taken off. Minimums are told, not enforced.
 *
 * A reward takes off what it gives for the items of now; where that is nothing, it goes back to the customer.
 *
 * @param coupons the coupons of the order as they are today, by the code that stands in the order
 * @param reward the reward that the order redeems; of cashback, at most what was spent; null or left out without one
 */
export function editOrder(
  store: StoreContext,
  order: EditableOrder,
  wanted: WantedItems,
  {
    now,
    coupons,
    reward = null,
  }: { now: Date; coupons: ReadonlyMap<string, Coupon>; reward?: RequestedReward | null },
): Edit {
  const at = saleTime(order, now);
  const { timezone: timeZone } = store.branch;
  const channel = saleChannel(order.channel);
  const edited = editItems(order.items, wanted, store.menu, { now: at, timeZone, channel });
  const itemsCents = totalsOf(edited.items, [], []).itemsCents;
  const told: EditNotice[] = [];

  const fees = order.fees.map((fee) => {
    const rule = feeRule(store, order, fee, at);
    return again(fee, rule, [order.itemsCents, itemsCents], () => {
      told.push({ code: 'FEE_KEPT', args: { kind: fee.kind, amountCents: fee.amountCents } });
    });
  });
  const deliveryCents = feeOf(fees, 'DELIVERY');
  const bases = {
    before: couponLines(order.items, store.menu),
    after: couponLines(edited.items, store.menu),
  };
  const roomLeft = { CART: itemsCents, DELIVERY: deliveryCents };
  const discounts = order.discounts.flatMap((discount) => {
    const coupon = discount.source === 'COUPON' ? coupons.get(discount.reason ?? '') : undefined;
    const amounts = { coupon, bases, deliveryCents, itemsCents };
    const next =
      discount.source === 'LOYALTY' && reward
        ? rewardAgain(reward, discount, edited.items, deliveryCents)
        : discountAgain(order, discount, amounts, told);
    const target = discount.target === 'DELIVERY' ? 'DELIVERY' : 'CART';
    const amountCents = Math.min(next.amountCents, roomLeft[target]);
    roomLeft[target] -= amountCents;
    if (amountCents === 0 && discount.source === 'LOYALTY')
      told.push({ code: 'REWARD_RETURNED', args: { reason: discount.reason ?? '' } });
    return amountCents > 0 ? [{ ...next, amountCents }] : [];
  });

  const minCents = minimumOf(store.branch, order.type);
  if (itemsCents < minCents)
    told.push({ code: 'BELOW_MINIMUM', args: { minCents, missingCents: minCents - itemsCents } });
  const totals = totalsOf(edited.items, fees, discounts);
  return {
    ...edited,
    fees,
    discounts,
    totals,
    deltaCents: totals.totalCents - order.totalCents,
    told,
  };
}

/** By the menu of which instant an order is sold more: of that which it is for, whenever somebody edits it. */
export const saleTime = ({ scheduledFor }: Pick<EditableOrder, 'scheduledFor'>, now: Date): Date =>
  scheduledFor === null ? now : new Date(scheduledFor);

/** What a fee is by today's rule for items of an amount; null where nothing but the amount of then is known of it. */
type Rule = (itemsCents: number) => number | null;

function again<T extends { amountCents: number }>(
  sold: T,
  rule: Rule | null,
  [before, after]: readonly [number, number],
  kept: () => void,
): T {
  if (before === after || rule === null) return sold;
  const now = rule(after);
  if (rule(before) === sold.amountCents && now !== null) return { ...sold, amountCents: now };
  kept();
  return sold;
}

function feeRule(store: StoreContext, order: EditableOrder, { kind }: Fee, at: Date): Rule | null {
  if (kind === 'SERVICE') return (itemsCents) => percentOf(itemsCents, store.branch.serviceFeeBps);
  if (kind !== 'DELIVERY') return null;
  return (itemsCents) => {
    const delivery = deliveryOf(store, order.address, at, itemsCents);
    return delivery?.ok ? delivery.feeCents : null;
  };
}

/** The discount that a reward gives for other items; of 0 where it gives none. */
const rewardAgain = (
  { reward, cashbackCents }: RequestedReward,
  discount: Discount,
  items: readonly OrderItem[],
  deliveryCents: number,
): Discount => ({
  ...discount,
  amountCents: rewardDiscount(reward, items, deliveryCents, { cashbackCents })?.amountCents ?? 0,
});

function discountAgain(
  order: EditableOrder,
  discount: Discount,
  {
    coupon,
    bases,
    itemsCents,
    deliveryCents,
  }: {
    coupon: Coupon | undefined;
    bases: { before: readonly CouponLine[]; after: readonly CouponLine[] };
    itemsCents: number;
    deliveryCents: number;
  },
  told: EditNotice[],
): Discount {
  const rule: Rule = (cents) => {
    if (!coupon) return null;
    const isBefore = cents === order.itemsCents;
    return couponDiscount(coupon, {
      lines: isBefore ? bases.before : bases.after,
      itemsCents: cents,
      deliveryFeeCents: isBefore ? feeOf(order.fees, 'DELIVERY') : deliveryCents,
    }).amountCents;
  };
  const next = again(discount, rule, [order.itemsCents, itemsCents], () => {
    told.push({
      code: 'DISCOUNT_KEPT',
      args: { reason: discount.reason ?? '', amountCents: discount.amountCents },
    });
  });
  const minCents = coupon?.rules.minimum?.minSubtotalCents ?? 0;
  if (coupon && itemsCents < minCents)
    told.push({ code: 'COUPON_BELOW_MINIMUM', args: { reason: discount.reason ?? '', minCents } });
  return next;
}
