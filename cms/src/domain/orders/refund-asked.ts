import { splitByWeights } from '../money';
import { itemWords } from './choices';
import { countsAsRefunded, moneyOf, paymentsOf, type OrderBalance } from './money';
import type { Discount, Fee, OrderItem, OrderItemPieces } from './order';
import type { Refund, RefundedItem, RefundPart } from './payment';
import { refundableOf } from './refund';

type ItemRequest = { part: 'ITEM'; place: number; quantity: number };
type FeeRequest = { part: 'FEE'; fee: Fee['kind'] };

/** One thing that is to be given back. */
export type SingleRefundRequest =
  | { part: 'DUE' | 'WHOLE' }
  | ItemRequest
  | FeeRequest
  | { part: 'AMOUNT'; amountCents: number };

/** The part to refund, as a person requests it; `PARTS` names several items and fees. */
export type RefundRequest =
  | SingleRefundRequest
  | {
      part: 'PARTS';
      items: readonly { place: number; quantity: number }[];
      fees: readonly Fee['kind'][];
    };

type PricedItem = Pick<
  OrderItem,
  'productId' | 'name' | 'variation' | 'extras' | 'unit' | 'quantity' | 'unitPriceCents' | 'totalCents'
>;

/** What of an order says how much one of its parts cost the customer. */
export interface PricedOrder {
  items: readonly PricedItem[];
  fees: readonly Fee[];
  discounts: readonly Discount[];
}

export interface Refundable extends PricedOrder, OrderBalance {}

/** A part of an order as a refund names it: all items that are the same, or all fees of a kind. */
export interface PricedPart {
  part: 'ITEM' | 'FEE';
  of: string;
  /** Left out of fees; of items, where only what they are called is known: then it is all that are called so. */
  key?: string;
}

export interface RefundAsked {
  part: RefundPart;
  /** The item's name or the kind of fee. */
  of: string | null;
  /** Left out of what is no item. */
  item?: RefundedItem;
  /** Minor units ≥ 0, whether or not there is as much to give back. */
  amountCents: number;
}

/**
 * What tells an item of an order from others, whatever it is called: what it is, what was chosen of it and what one cost.
 * No edit changes these of what stays; its place, quantity and notes it may, so items that differ in nothing else are the
 * same.
 */
export const refundedItemKey = ({ productId, variation, extras, unitPriceCents }: PricedItem): string => {
  const piecesKey = ({ groupId, extraId, quantity }: OrderItemPieces) => [groupId, extraId, quantity];
  const chosen = extras.map((extra) => [...piecesKey(extra), (extra.extras ?? []).map(piecesKey)]);
  return JSON.stringify([productId, variation?.id ?? null, chosen, unitPriceCents]);
};

/**
 * The sum of a request, part by part in the order in which the parts are named. Each part counts with what the parts before
 * it take, so that items that are the same are not given back twice; parts that come to nothing are left out.
 *
 * @returns null where the order has no such item, so many of it, or no such fee
 */
export function refundsAsked(order: Refundable, wish: RefundRequest): RefundAsked[] | null {
  const single: SingleRefundRequest[] =
    wish.part === 'PARTS'
      ? [
          ...wish.items.map((item): ItemRequest => ({ part: 'ITEM', ...item })),
          ...wish.fees.map((fee): FeeRequest => ({ part: 'FEE', fee })),
        ]
      : [wish];
  const asked: RefundAsked[] = [];
  let left = order;
  for (const each of single) {
    const one = refundAsked(left, each);
    if (!one) return null;
    if (one.amountCents === 0) continue;
    asked.push(one);
    left = withAsked(left, one);
  }
  return asked;
}

/** The sum of a refund of several parts, minor units ≥ 0. */
export const sumOf = (asked: readonly RefundAsked[]): number =>
  asked.reduce((sum, { amountCents }) => sum + amountCents, 0);

/** The order as if a part were given back, as far as it says what is left of its parts. */
function withAsked(order: Refundable, asked: RefundAsked): Refundable {
  const refund: Refund = { ...asked, concededCents: 0, method: 'OTHER', at: '', by: '', note: null };
  const { payment } = order;
  return { ...order, payment: { ...payment, refunds: [...payment.refunds, refund] } };
}

/**
 * What a wish comes to. An item is given back at what was paid for it: its price less its share of the discounts on the
 * items; a delivery fee less the discount on it. What was given back for it already is not given back again: of items
 * that are the same all together, as an edit moves them to other places.
 *
 * @returns null where the order has no such item, so many of it, or no such fee
 */
export function refundAsked(order: Refundable, wish: SingleRefundRequest): RefundAsked | null {
  switch (wish.part) {
    case 'DUE':
      return { part: 'DUE', of: null, amountCents: moneyOf(order).refundDueCents };
    case 'WHOLE':
      return { part: 'WHOLE', of: null, amountCents: refundableOf(order) };
    case 'AMOUNT':
      return { part: 'AMOUNT', of: null, amountCents: wish.amountCents };
    case 'FEE': {
      const fee = order.fees.find(({ kind }) => kind === wish.fee);
      if (!fee) return null;
      const part = { part: 'FEE', of: wish.fee } as const;
      return { ...part, amountCents: leftOf(order, part) };
    }
    case 'ITEM':
      return itemAsked(order, wish);
  }
}

function itemAsked(
  order: Refundable,
  { place, quantity: wished }: { place: number; quantity: number },
): RefundAsked | null {
  const item = order.items[place];
  if (!item || wished > quantityOf(order, partOf(item))) return null;
  const { cents, quantity: most } = leftOfItem(order, item);
  const quantity = Math.min(wished, most);
  const [amountCents = 0] = splitByWeights(cents, [quantity, most - quantity]);
  const key = refundedItemKey(item);
  return {
    ...{ part: 'ITEM', of: item.name, amountCents },
    item: { key, choices: itemWords(item), unit: item.unit, quantity },
  };
}

/**
 * How many of an item can be given back one by one, items that are the same counted with the first of them.
 *
 * @param place of the item in the order, counted from 0
 * @returns 0 where that is nothing, and for all but the first of those that are the same
 */
export function refundableQuantity(order: Refundable, place: number): number {
  const item = order.items[place];
  if (!item || !isFirst(order, item)) return 0;
  const most = refundableOf(order);
  let { quantity } = leftOfItem(order, item);
  while (quantity > 0 && (itemAsked(order, { place, quantity })?.amountCents ?? 0) > most) quantity -= 1;
  return quantity;
}

/** What a part of an order costs by its price, and what the customer pays of that after the discounts on it. */
export function costOfPart(order: PricedOrder, part: PricedPart): { priceCents: number; paidCents: number } {
  if (part.part === 'FEE') {
    const priceCents = order.fees.find(({ kind }) => kind === part.of)?.amountCents ?? 0;
    const offCents = part.of === 'DELIVERY' ? discounted(order, 'DELIVERY') : 0;
    return { priceCents, paidCents: priceCents - offCents };
  }
  const totals = order.items.map(({ totalCents }) => totalCents);
  // What was paid for each: its price less its share of the discounts on the items.
  const off = splitByWeights(discounted(order, 'CART'), totals);
  return order.items.reduce(
    (cost, item, place) => {
      if (!isItemOf(item, part)) return cost;
      const { priceCents, paidCents } = cost;
      const { totalCents } = item;
      return { priceCents: priceCents + totalCents, paidCents: paidCents + totalCents - (off[place] ?? 0) };
    },
    { priceCents: 0, paidCents: 0 },
  );
}

/** Whether a refund was for a part, named as that part is. */
export const isRefundOf = ({ part, of, item }: Refund, priced: PricedPart): boolean =>
  part === priced.part && of === priced.of && item?.key === priced.key;

const partOf = (item: PricedItem): PricedPart => ({
  ...{ part: 'ITEM', of: item.name },
  key: refundedItemKey(item),
});

const isItemOf = (item: PricedItem, { of, key }: PricedPart): boolean =>
  item.name === of && (key === undefined || refundedItemKey(item) === key);

const isFirst = ({ items }: PricedOrder, item: PricedItem): boolean =>
  items.find((each) => isItemOf(each, partOf(item))) === item;

const quantityOf = ({ items }: PricedOrder, part: PricedPart): number =>
  items.reduce((sum, item) => sum + (isItemOf(item, part) ? item.quantity : 0), 0);

/**
 * What of the items that are the same as one was paid and not given back for them yet, and how many of them that makes.
 * What was given back for a name alone may have been for any of that name, and is not given back for another one.
 */
function leftOfItem(order: Refundable, item: PricedItem): { cents: number; quantity: number } {
  const part = partOf(item);
  const namesakes = order.items
    .filter(({ name }) => name === item.name)
    .filter((each) => isFirst(order, each));
  const leftOfName =
    namesakes.reduce((sum, each) => sum + leftOf(order, partOf(each)), 0) -
    givenFor(order, { part: 'ITEM', of: item.name });
  const cents = Math.max(0, Math.min(leftOf(order, part), leftOfName));
  if (cents === 0) return { cents, quantity: 0 };
  const share = cents / costOfPart(order, part).paidCents;
  return { cents, quantity: Math.max(1, Math.round(quantityOf(order, part) * share)) };
}

/** What of a part was paid and not given back for it yet. */
const leftOf = (order: Refundable, part: PricedPart): number =>
  Math.max(0, costOfPart(order, part).paidCents - givenFor(order, part));

/** What was given back for what the order still has of a part. */
const givenFor = (order: OrderBalance, part: PricedPart): number =>
  paymentsOf(order)
    .flatMap(({ refunds }) => refunds)
    .filter((refund) => isRefundOf(refund, part) && countsAsRefunded(refund))
    .reduce((sum, { amountCents, goneCents = 0 }) => sum + amountCents - goneCents, 0);

function discounted({ discounts }: Pick<PricedOrder, 'discounts'>, what: 'CART' | 'DELIVERY'): number {
  return discounts
    .filter(({ target }) => (target === 'DELIVERY') === (what === 'DELIVERY'))
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
}
