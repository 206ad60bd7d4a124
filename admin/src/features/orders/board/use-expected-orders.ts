import type { OrderCardDto } from '@contracts/orders';
import { expectedOrder } from '@entities/order/expected-order';
import { useMemo } from 'react';
import { useOrderActions } from '../actions/order-actions';
import { useSession } from '@entities/session/session';
import { serverNow } from '@shared/state/server-clock';

type Orders = ReadonlyMap<string, OrderCardDto>;

/**
 * The orders of the board with those that the server is working on where they will be then. Nothing of it is kept: what
 * the server refuses, or does not answer, stands again as it was, with what is said about it.
 */
export function useExpectedOrders(orders: Orders): Orders {
  const { working } = useOrderActions();
  const { grants } = useSession();
  const at = working.use();
  return useMemo(() => {
    const now = new Date(serverNow());
    const expected = new Map<string, OrderCardDto>();
    // One after the other: what is silenced can be accepted before the answer is there.
    for (const { id, action, version } of at) {
      const order = expected.get(id) ?? orders.get(id);
      const next = order?.version === version ? expectedOrder(order, action, { grants, now }) : null;
      if (next) expected.set(id, next);
    }
    return expected.size === 0 ? orders : new Map([...orders, ...expected]);
  }, [orders, at, grants]);
}
