import type { OrderCardDto } from '@contracts/orders';
import { promisedWindow } from '@domain/orders/promise';
import { useFormat } from '@shared/format/context';

type Promised = Pick<OrderCardDto, 'promisedFrom' | 'promisedAt'>;

/** A promise as it was told: `19:40–19:55`, or `19:55` where it is one instant; null where none was made. */
export function usePromiseWords() {
  const { clock } = useFormat();
  return (order: Promised): string | null => {
    const promised = promisedWindow(order);
    if (!promised) return null;
    const { from, until } = promised;
    return from === null ? clock(until) : `${clock(from)}–${clock(until)}`;
  };
}
