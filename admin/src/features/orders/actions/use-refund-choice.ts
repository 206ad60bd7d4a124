import type { OrderDto } from '@contracts/orders';
import type { ProductUnit } from '@domain/menu/unit';
import { itemWords } from '@domain/orders/choices';
import type { FeeKind } from '@domain/orders/order';
import { refundableOf } from '@domain/orders/refund';
import {
  costOfPart,
  refundAsked,
  refundableQuantity,
  refundedItemKey,
  refundsAsked,
  sumOf,
  type RefundRequest,
} from '@domain/orders/refund-asked';
import { useState } from 'react';
import { balanceOf } from './balance-of';

type Owing = NonNullable<ReturnType<typeof balanceOf>>;

/** Items that are the same, or one fee, of which something can be given back. */
export interface RefundablePart {
  /** Stays what it is while the order changes under the dialog. */
  key: string;
  item?: { place: number; name: string; choices: string; unit: ProductUnit; most: number };
  fee?: FeeKind;
  /** The refund of all that is left of the part, net of discounts. */
  amountCents: number;
}

/** The part of an order that is given back: the amount owed, everything, chosen items and fees, or an amount. */
export interface RefundChoice {
  part: 'DUE' | 'WHOLE' | 'PARTS' | 'AMOUNT';
  /** The chosen parts by key, each with how many of it; null for as many as are left. */
  chosen: ReadonlyMap<string, number | null>;
  typedCents: number | null;
}

/** Everything that can be given back, what is chosen of it, and what that comes to. */
export function useRefundChoice(order: OrderDto) {
  const owing = balanceOf(order);
  const mostCents = owing ? refundableOf(owing) : 0;
  const dueCents = owing ? sumOfRequest(owing, { part: 'DUE' }) : 0;
  const parts = owing ? partsOf(owing, mostCents) : [];
  const [choice, setChoice] = useState<RefundChoice>({
    part: dueCents > 0 ? 'DUE' : 'WHOLE',
    chosen: new Map(),
    typedCents: null,
  });
  const wish = requestOf(choice, parts);
  const asked = (owing && refundsAsked(owing, wish)) ?? [];
  const amountCents = sumOf(asked);
  // The chosen parts can no longer be refunded, or not in full.
  const isGone = [...choice.chosen.keys()].some((key) => !parts.some((part) => part.key === key));
  const discountsCents = owing ? discountsOn(owing, wish, amountCents) : 0;
  return { parts, dueCents, mostCents, choice, setChoice, wish, asked, amountCents, isGone, discountsCents };
}

/** How many of a part are chosen; 0 where it is not. */
export const chosenOf = ({ chosen }: RefundChoice, { key, item }: RefundablePart): number =>
  chosen.has(key) ? Math.min(chosen.get(key) ?? item?.most ?? 1, item?.most ?? 1) : 0;

const sumOfRequest = (owing: Owing, request: RefundRequest) => sumOf(refundsAsked(owing, request) ?? []);

function requestOf(choice: RefundChoice, parts: readonly RefundablePart[]): RefundRequest {
  if (choice.part === 'AMOUNT') return { part: 'AMOUNT', amountCents: choice.typedCents ?? 0 };
  if (choice.part !== 'PARTS') return { part: choice.part };
  const chosen = parts.filter((part) => chosenOf(choice, part) > 0);
  return {
    part: 'PARTS',
    items: chosen.flatMap((part) =>
      part.item ? [{ place: part.item.place, quantity: chosenOf(choice, part) }] : [],
    ),
    fees: chosen.flatMap(({ fee }) => fee ?? []),
  };
}

function partsOf(owing: Owing, mostCents: number): RefundablePart[] {
  const items = owing.items.flatMap((item, place): RefundablePart[] => {
    const most = refundableQuantity(owing, place);
    if (most === 0) return [];
    const { name, unit } = item;
    return [
      {
        // Items that differ in their name alone, as a product does that was renamed, are two.
        key: `${name} ${refundedItemKey(item)}`,
        item: { place, name, choices: itemWords(item), unit, most },
        amountCents: refundAsked(owing, { part: 'ITEM', place, quantity: most })?.amountCents ?? 0,
      },
    ];
  });
  const fees = owing.fees.map(
    ({ kind }): RefundablePart => ({
      key: kind,
      fee: kind,
      amountCents: refundAsked(owing, { part: 'FEE', fee: kind })?.amountCents ?? 0,
    }),
  );
  return [...items, ...fees].filter(({ amountCents }) => amountCents > 0 && amountCents <= mostCents);
}

/** By how much the chosen parts come to less than their price, because of the discounts on them; minor units ≥ 0. */
function discountsOn(owing: Owing, wish: RefundRequest, amountCents: number): number {
  if (wish.part !== 'PARTS') return 0;
  const items = wish.items.map(({ place, quantity }) => {
    const item = owing.items[place];
    if (!item) return 0;
    return Math.round((item.totalCents * quantity) / item.quantity);
  });
  const fees = wish.fees.map((of) => costOfPart(owing, { part: 'FEE', of }).priceCents);
  return Math.max(0, [...items, ...fees].reduce((sum, cents) => sum + cents, 0) - amountCents);
}
