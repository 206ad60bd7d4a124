import type { OrderCardDto } from '@contracts/orders';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { recallable, type KitchenTicket } from './tickets';
import { useOrderActions } from '../actions/order-actions';

/** What is done at the wall, each in one press; what was done by mistake is taken back the same way. */
export function useKitchenActions(orders: ReadonlyMap<string, OrderCardDto>) {
  const { t } = useTranslation('orders');
  const { run } = useOrderActions();
  /** What was started or called ready on this screen, the latest last. */
  const done = useRef<string[]>([]);
  const latest = useRef(orders);
  useEffect(() => {
    latest.current = orders;
  });

  const start = useCallback(
    (order: OrderCardDto) => {
      done.current.push(order.id);
      run(order, 'start');
    },
    [run],
  );

  const bump = useCallback(
    ({ order, kind }: KitchenTicket) => {
      if (kind === 'cancelled') return run(order, 'acknowledge');
      done.current.push(order.id);
      run(order, 'ready');
    },
    [run],
  );

  const recall = useCallback(
    (order?: OrderCardDto) => {
      const wanted = order ?? recallable(latest.current.values(), Date.now())[0];
      if (wanted) run(wanted, 'step-back', { reason: t('kitchen.recalled') });
    },
    [run, t],
  );

  const undo = useCallback(() => {
    for (let id = done.current.pop(); id !== undefined; id = done.current.pop()) {
      const order = latest.current.get(id);
      if (order?.actions.includes('step-back')) return run(order, 'step-back', { reason: t('undoReason') });
    }
  }, [run, t]);

  return useMemo(() => ({ start, bump, recall, undo }), [start, bump, recall, undo]);
}

export type KitchenActions = ReturnType<typeof useKitchenActions>;
