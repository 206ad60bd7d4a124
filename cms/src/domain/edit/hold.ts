import type { OrderItem } from '../orders/order';
import { itemSummary, type ItemChange } from '../orders/revision';

/**
 * The items of an order once some are held or fired, and what that tells the kitchen.
 *
 * @param places of the items that are meant, counted from 0; what is so already is no change
 */
export function holdItems(
  items: readonly OrderItem[],
  places: readonly number[],
  action: 'hold' | 'fire',
): { items: OrderItem[]; changes: ItemChange[] } {
  const changes: ItemChange[] = [];
  const next = items.map(({ held, ...item }, place) => {
    const was = held === true;
    const meant = places.includes(place) && was === (action === 'fire');
    if (meant)
      changes.push({ kind: action === 'hold' ? 'HELD' : 'FIRED', ...itemSummary(item, item.quantity) });
    return { ...item, ...(was !== meant && { held: true as const }) };
  });
  return { items: next, changes };
}
