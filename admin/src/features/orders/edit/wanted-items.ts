import { sameValue } from '@domain/equality';
import type { OrderItem } from '@domain/orders/order';

/** An item of the order, as it is to stay; taken out with a quantity of 0. */
export interface Staying {
  place: number;
  quantity: number;
  notes: string;
}

/** An item that comes on top, with the words it is shown by. */
export interface Added {
  productId: string;
  variationId: string | null;
  extraIds: string[];
  quantity: number;
  words: string;
}

/** What the order is to consist of, as the server is asked. */
export interface WantedItems {
  keep: { place: number; quantity: number; notes: string | null }[];
  add: {
    productId: string;
    variationId: string | null;
    quantity: number;
    extras: { extraId: string; quantity: number }[];
  }[];
}

export const asSold = (items: readonly OrderItem[]): Staying[] =>
  items.map(({ quantity, notes }, place) => ({ place, quantity, notes: notes ?? '' }));

export const wantedOf = (staying: readonly Staying[], added: readonly Added[]): WantedItems => ({
  keep: staying
    .filter(({ quantity }) => quantity > 0)
    .map(({ place, quantity, notes }) => ({ place, quantity, notes: notes.trim() || null })),
  add: added.map(({ productId, variationId, extraIds, quantity }) => ({
    productId,
    variationId,
    quantity,
    extras: extraIds.map((extraId) => ({ extraId, quantity: 1 })),
  })),
});

/** Whether anything is other than it was sold. */
export const isChanged = (
  items: readonly OrderItem[],
  staying: readonly Staying[],
  added: readonly Added[],
): boolean => added.length > 0 || !sameValue(asSold(items), staying);
