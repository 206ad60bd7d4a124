import type { MenuIndex, SaleContext } from '../menu';
import type { OrderItem } from '../orders/order';
import { itemChange, type ItemChange } from '../orders/revision';
import { itemPrice } from '../pricing';
import { quoteItems, type QuoteItem } from '../quote/quote-items';
import type { Refusal } from '../quote/refusal';
import { holdItems } from './hold';

/** An item that stays, by its place in the order, counted from 0. */
export interface KeptItem {
  place: number;
  quantity: number;
  /** Left out: as they are. */
  notes?: string | null | undefined;
}

/** What an order is to consist of. What is not kept is taken out. */
export interface WantedItems {
  keep: readonly KeptItem[];
  add: readonly QuoteItem[];
  /** Of what is added, what is not to be made before it is fired, by its place in `add`, counted from 0. */
  hold?: readonly number[];
}

/** Why an order cannot be edited so: what a quote refuses, and what only an edit can get wrong. */
export interface EditRefusal extends Omit<Refusal, 'code'> {
  code: Refusal['code'] | 'UNKNOWN_ITEM' | 'DUPLICATE_ITEM' | 'NOTHING_CHANGED';
}

interface EditedItems {
  items: OrderItem[];
  changes: ItemChange[];
  refusals: EditRefusal[];
}

/**
 * The items of an order after an edit, those that stay first. They keep the prices, extras and names that they were
 * sold with; new ones cost what the menu says, and are refused as a quote refuses them. What is added and held is told as
 * both: nobody begins with it for having read of the first alone.
 *
 * @param sold the items before
 */
export function editItems(
  sold: readonly OrderItem[],
  { keep, add, hold = [] }: WantedItems,
  menu: MenuIndex,
  context: SaleContext,
): EditedItems {
  const refusals: EditRefusal[] = [];
  const staying = new Map<number, OrderItem>();
  keep.forEach((kept, index) => {
    const before = sold[kept.place];
    const code = !before ? 'UNKNOWN_ITEM' : staying.has(kept.place) ? 'DUPLICATE_ITEM' : null;
    if (!before || code)
      refusals.push({ code: code ?? 'UNKNOWN_ITEM', path: ['keep', index, 'place'], args: {} });
    else staying.set(kept.place, asKept(before, kept));
  });
  const added = add.length === 0 ? { items: [], refusals: [] } : quoteItems(menu, add, context);
  refusals.push(...added.refusals.map(({ path, ...rest }) => ({ ...rest, path: ['add', ...path.slice(1)] })));

  hold.forEach((place, index) => {
    if (place >= add.length) refusals.push({ code: 'UNKNOWN_ITEM', path: ['hold', index], args: {} });
  });

  const held = holdItems(added.items, hold, 'hold');
  const items = [...sold.flatMap((_, place) => staying.get(place) ?? []), ...held.items];
  const changes = [
    ...sold.map((before, place) => itemChange(before, staying.get(place) ?? null)),
    ...held.items.map((item) => itemChange(null, item)),
    ...held.changes,
  ].filter((change) => change !== null);
  if (refusals.length === 0 && items.length === 0)
    refusals.push({ code: 'NO_ITEMS', path: ['keep'], args: {} });
  if (refusals.length === 0 && changes.length === 0)
    refusals.push({ code: 'NOTHING_CHANGED', path: ['keep'], args: {} });
  return { items, changes, refusals };
}

const asKept = (before: OrderItem, { quantity, notes }: KeptItem): OrderItem => ({
  ...before,
  quantity,
  totalCents: itemPrice(before.unitPriceCents, quantity),
  notes: notes === undefined ? before.notes : notes?.trim() || null,
});
