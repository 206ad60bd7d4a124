import type { OrderCardDto } from '@contracts/orders';
import { useCallback, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { recallable, type KitchenTicket, type StationChoice } from './tickets';
import { useOrderActions } from '../actions/order-actions';
import { useLatest } from '@shared/state/use-latest';

interface Pressed {
  id: string;
  /** Whose part was called ready; null for what was done to the whole order. */
  station: StationChoice;
}

/**
 * What is done at the wall, each in one press; what was done by mistake is taken back the same way.
 *
 * @param expo whether somebody puts orders together: then a station's part is never the whole
 */
export function useKitchenActions(
  orders: ReadonlyMap<string, OrderCardDto>,
  station: StationChoice,
  expo: boolean,
) {
  const { t } = useTranslation('orders');
  const { run } = useOrderActions();
  /** What was started or called ready on this screen, the latest last. */
  const done = useRef<Pressed[]>([]);
  const latest = useLatest({ orders, station });

  const start = useCallback(
    (order: OrderCardDto) => {
      done.current.push({ id: order.id, station: null });
      run(order, 'start');
    },
    [run],
  );

  const bump = useCallback(
    ({ order, kind, station: at, alsoAt }: KitchenTicket) => {
      if (kind === 'cancelled') return run(order, 'acknowledge');
      // Made at one station alone, the part is the whole.
      const part = alsoAt.length > 0 || expo ? at : null;
      done.current.push({ id: order.id, station: part });
      run(order, 'ready', part === null ? undefined : { station: part });
    },
    [run, expo],
  );

  const takeBack = useCallback(
    (order: OrderCardDto, at: StationChoice, reason: string) =>
      run(order, 'step-back', at === null ? { reason } : { reason, station: at }),
    [run],
  );

  const recall = useCallback(
    (order?: OrderCardDto) => {
      const { orders: known, station: at } = latest.current;
      const wanted = order ?? recallable(known.values(), Date.now(), at)[0];
      if (wanted) takeBack(wanted, at, t('kitchen.recalled'));
    },
    [takeBack, t, latest],
  );

  const undo = useCallback(() => {
    for (let last = done.current.pop(); last !== undefined; last = done.current.pop()) {
      const order = latest.current.orders.get(last.id);
      // A part can be taken back for as long as the rest is being made.
      const part = last.station !== null && order?.actions.includes('ready');
      if (order && (part || order.actions.includes('step-back')))
        return takeBack(order, last.station, t('undoReason'));
    }
  }, [takeBack, t, latest]);

  return useMemo(() => ({ start, bump, recall, undo }), [start, bump, recall, undo]);
}

export type KitchenActions = ReturnType<typeof useKitchenActions>;
