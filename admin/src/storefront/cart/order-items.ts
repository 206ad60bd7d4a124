import type { QuoteBody } from '@contracts/storefront';
import { extraList } from '../product/choice';
import type { CartItem } from './cart';

/** The items as the store reads them. */
export function orderItems(items: readonly CartItem[]): QuoteBody['items'] {
  return items.map((item) => ({
    productId: item.productId,
    variationId: item.variationId,
    quantity: item.quantity,
    extras: extraList(item),
    notes: item.notes || null,
  }));
}
