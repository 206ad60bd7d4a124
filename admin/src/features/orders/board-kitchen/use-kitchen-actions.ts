import type { OrderCardDto } from '@contracts/orders';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { donePresses } from './done-presses';
import { heldPlaces, recallable, waitsForFire, type KitchenTicket, type StationChoice } from './tickets';
import { useOrderActions } from '../actions/order-actions';
import { useLatest } from '@shared/state/use-latest';

/**
 * What is done at the wall, each in one press; what was done by mistake is taken back the same way.
 *
 * @param expo whether somebody puts orders together: then a station's part is never the whole
 */
export function useKitchenActions(
  branchId: string,
  orders: ReadonlyMap<string, OrderCardDto>,
  station: StationChoice,
  expo: boolean,
) {
  const { t } = useTranslation('orders');
  const { run } = useOrderActions();
  const done = useMemo(() => donePresses(branchId), [branchId]);
  const latest = useLatest({ orders, station });

  const start = useCallback(
    (order: OrderCardDto) => {
      done.push({ id: order.id, station: null });
      run(order, 'start');
    },
    [run, done],
  );

  const seen = useCallback(
    ({ order, station: at }: KitchenTicket) => {
      if (order.modified) run(order, 'acknowledge-change', { n: order.modified.n, station: at });
    },
    [run],
  );

  const fire = useCallback(
    ({ order, items }: KitchenTicket, places = heldPlaces(items)) => {
      if (places.length > 0 && order.actions.includes('fire')) run(order, 'fire', { places });
    },
    [run],
  );

  const bump = useCallback(
    (ticket: KitchenTicket) => {
      const { order, kind, station: at, alsoAt } = ticket;
      if (kind === 'cancelled') return run(order, 'acknowledge', { station: at });
      if (kind === 'changed') return seen(ticket);
      if (waitsForFire(ticket)) return;
      // Made at one station alone, the part is the whole.
      const part = alsoAt.length > 0 || expo ? at : null;
      done.push({ id: order.id, station: part });
      run(order, 'ready', part === null ? undefined : { station: part });
    },
    [run, seen, expo, done],
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
    for (let last = done.pop(); last !== undefined; last = done.pop()) {
      const order = latest.current.orders.get(last.id);
      // A part can be taken back for as long as the rest is being made.
      const part = last.station !== null && order?.actions.includes('ready');
      if (order && (part || order.actions.includes('step-back')))
        return takeBack(order, last.station, t('undoReason'));
    }
  }, [takeBack, t, latest, done]);

  return useMemo(() => ({ start, bump, seen, fire, recall, undo }), [start, bump, seen, fire, recall, undo]);
}

export type KitchenActions = ReturnType<typeof useKitchenActions>;
