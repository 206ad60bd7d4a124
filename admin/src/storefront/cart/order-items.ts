import type { QuoteBody, TrackedOrderDto } from '@contracts/storefront';
import { extraList } from '../product/choice';
import { withExtras, type Pieces } from '../product/initial-choice';
import { cartLine, withLine, type CartLine } from './cart';

/** The lines as the store reads them. */
export function orderItems(lines: readonly CartLine[]): QuoteBody['items'] {
  return lines.map((line) => ({
    productId: line.productId,
    variationId: line.variationId,
    quantity: line.quantity,
    extras: extraList(line),
    notes: line.notes || null,
  }));
}

/** The lines of an earlier order, to order it again. */
export function linesOfOrder(order: Pick<TrackedOrderDto, 'items'>): CartLine[] {
  return order.items.reduce<CartLine[]>((lines, item) => {
    const nested = Object.fromEntries(
      item.extras.map(({ extraId, extras = [] }) => [extraId, piecesOf(extras)]),
    );
    const choice = withExtras(
      { variationId: item.variation?.id ?? null, extras: {}, nested },
      piecesOf(item.extras),
    );
    return withLine(
      lines,
      cartLine({ id: item.productId, name: item.name }, choice, item.quantity, item.notes ?? ''),
    );
  }, []);
}

const piecesOf = (extras: readonly { extraId: string; quantity: number }[]): Pieces =>
  Object.fromEntries(extras.map(({ extraId, quantity }) => [extraId, quantity]));
