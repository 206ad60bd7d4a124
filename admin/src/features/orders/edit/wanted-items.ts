import type { EditQuoteDto } from '@contracts/order-money';
import type { StaffQuoteBody } from '@contracts/staff-orders';
import { sameValue } from '@domain/equality';
import type { OrderItem } from '@domain/orders/order';
import { placesToHold, type Picked } from '../items/picked';
import { orderItems } from '../../../storefront/ordering';

/** An item of the order, as it is to stay; taken out with a quantity of 0. */
export interface Staying {
  place: number;
  quantity: number;
  notes: string;
}

/** What the order is to consist of, as the server is asked. */
export interface WantedItems {
  keep: { place: number; quantity: number; notes: string | null }[];
  add: StaffQuoteBody['items'];
  /** Places within `add`. */
  hold: number[];
}

export const asSold = (items: readonly OrderItem[]): Staying[] =>
  items.map(({ quantity, notes }, place) => ({ place, quantity, notes: notes ?? '' }));

export const wantedOf = (staying: readonly Staying[], added: Picked): WantedItems => ({
  keep: staying
    .filter(({ quantity }) => quantity > 0)
    .map(({ place, quantity, notes }) => ({ place, quantity, notes: notes.trim() || null })),
  add: orderItems(added.items),
  hold: placesToHold(added),
});

/** Whether anything is other than it was sold. */
export const isChanged = (
  items: readonly OrderItem[],
  staying: readonly Staying[],
  { items: added }: Picked,
): boolean => added.length > 0 || !sameValue(asSold(items), staying);

type Refusal = EditQuoteDto['refusals'][number];

/** Whether a refusal is about the item at a place of what is added. */
export const isAboutAdded = ({ path }: Refusal, place: number): boolean =>
  path[0] === 'add' && path[1] === place;
