import type { OrderCardDto } from '@contracts/orders';
import { expectedOrder } from '@entities/order/expected-order';
import { useMemo } from 'react';
import { useOrderActions } from '../actions/order-actions';
import { useSession } from '@entities/session/session';

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
    const now = new Date();
    const expected = [...at].flatMap(([id, { action, version }]) => {
      const order = orders.get(id);
      const next = order?.version === version ? expectedOrder(order, action, { grants, now }) : null;
      return next ? [next] : [];
    });
    if (expected.length === 0) return orders;
    const shown = new Map(orders);
    for (const order of expected) shown.set(order.id, order);
    return shown;
  }, [orders, at, grants]);
}
