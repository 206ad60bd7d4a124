import type { OrderCardDto } from '@contracts/orders';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { donePresses, type DonePress } from './done-presses';
import {
  heldPlaces,
  isStartable,
  recallable,
  waitsForFire,
  type KitchenTicket,
  type StationChoice,
} from './tickets';
import { useOrderActions } from '../actions/order-actions';
import { actionsAt } from '@entities/order/order-moves';
import { serverNow } from '@shared/state/server-clock';
import { useLatest } from '@shared/state/use-latest';
import { isUntouched, withoutStarted } from '@domain/orders/ticket-state';

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
    (ticket: KitchenTicket) => {
      const { order, station: at } = ticket;
      if (!isStartable(ticket)) return;
      done.push({ id: order.id, station: at, ...(at !== null && { step: 'start' as const }) });
      run(order, 'start', at === null ? undefined : { station: at });
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
    (order: OrderCardDto, at: StationChoice, reason: string, step?: 'start') =>
      run(order, 'step-back', at === null ? { reason } : { reason, station: at, ...(step && { step }) }),
    [run],
  );

  const recall = useCallback(
    (order?: OrderCardDto) => {
      const { orders: known, station: at } = latest.current;
      const wanted = order ?? recallable(known.values(), serverNow(), at)[0];
      if (wanted) takeBack(wanted, at, t('kitchen.recalled'));
    },
    [takeBack, t, latest],
  );

  const undo = useCallback(() => {
    for (let last = done.pop(); last !== undefined; last = done.pop()) {
      const order = latest.current.orders.get(last.id);
      if (order && canTakeBack(order, last)) return takeBack(order, last.station, t('undoReason'), last.step);
    }
  }, [takeBack, t, latest, done]);

  return useMemo(() => ({ start, bump, seen, fire, recall, undo }), [start, bump, seen, fire, recall, undo]);
}

/** A part can be taken back for as long as the rest is being made; that it was begun with, until it is done. */
function canTakeBack(order: OrderCardDto, { station, step }: DonePress): boolean {
  const isPart = station !== null && order.actions.includes('ready');
  const isWhole = actionsAt(order, serverNow()).includes('step-back');
  if (step !== 'start') return isPart || isWhole;
  const startedStations = isPart ? withoutStarted(order, station) : null;
  if (startedStations === null) return false;
  // With the only start the whole order goes back, for which there is less time.
  return isWhole || !isUntouched({ ...order, startedStations });
}

export type KitchenActions = ReturnType<typeof useKitchenActions>;
