import type { OrderActionName, OrderCardDto } from '@contracts/orders';
import type { OrderState } from '@domain/orders/order';
import { allReady, withAllReady, withoutReady, withReady } from '@domain/orders/station-parts';
import { isDoneAt } from './tickets';
import type { ActionWords } from '../actions/order-actions';
import { deviceValue, property, textIn } from '@shared/state/device-value';

/** What is pressed at the wall, all of it without a question. */
const PRESSES = ['start', 'ready', 'step-back', 'acknowledge', 'acknowledge-change'] as const;
type Press = (typeof PRESSES)[number];

/** Something that was pressed and is not known to have arrived. */
export interface UnsentPress {
  id: string;
  number: string;
  action: Press;
  words: Pick<ActionWords, 'station' | 'reason' | 'n'>;
  /** Of the order as whoever pressed saw it. */
  version: number;
  from: OrderState;
  /** ISO 8601 UTC */
  at: string;
}

export const isPress = (action: OrderActionName): action is Press =>
  PRESSES.some((press) => press === action);

/** What was pressed stays on the device until the server has answered, also over a reload. */
export const unsentOn = (branchId: string) =>
  deviceValue<UnsentPress[]>(`comanda.kitchen.unsent.${branchId}`, 1, (value) =>
    Array.isArray(value) ? value.filter(isUnsent) : null,
  );

/** Whether it is what this page wrote: the server looks at the rest of it. */
const isUnsent = (value: unknown): value is UnsentPress =>
  textIn(value, 'id', 64) !== '' &&
  PRESSES.some((press) => press === textIn(value, 'action', 40)) &&
  typeof property(value, 'version') === 'number' &&
  typeof property(value, 'words') === 'object' &&
  textIn(value, 'at', 40) !== '' &&
  textIn(value, 'from', 40) !== '';

/** The orders as they will be once everything that was pressed has arrived; one that has changed since stays as it is. */
export function withPresses(
  orders: ReadonlyMap<string, OrderCardDto>,
  presses: readonly UnsentPress[],
): ReadonlyMap<string, OrderCardDto> {
  if (presses.length === 0) return orders;
  const next = new Map(orders);
  for (const press of presses) {
    const card = next.get(press.id);
    if (card?.version === press.version) next.set(press.id, { ...card, ...pressed(card, press) });
  }
  return next;
}

function pressed(card: OrderCardDto, { action, words, at }: UnsentPress): Partial<OrderCardDto> {
  switch (action) {
    case 'start':
      return { state: 'PREPARING', preparingAt: at, actions: ['ready', 'step-back'] };
    case 'ready':
      return ready(card, words.station, at);
    case 'step-back':
      return steppedBack(card, words.station);
    case 'acknowledge':
      return card.cancellation
        ? { cancellation: { ...card.cancellation, acknowledged: true } }
        : { acknowledgedAt: at };
    case 'acknowledge-change':
      return { modified: null };
  }
}

function ready(card: OrderCardDto, station: string | undefined, at: string): Partial<OrderCardDto> {
  const whole = { state: 'READY', readyAt: at, actions: ['step-back'] } satisfies Partial<OrderCardDto>;
  const later = station === undefined && card.items.some(({ held }) => held);
  if (station === undefined && !later) return whole;
  const done =
    station === undefined
      ? withAllReady(card.items, card.readyStations, new Date(at))
      : withReady(card.readyStations, station, new Date(at));
  const readyStations = done ?? card.readyStations;
  if (allReady(card.items, readyStations)) return { ...whole, readyStations };
  return {
    state: 'PREPARING',
    preparingAt: card.preparingAt ?? at,
    readyStations,
    actions: ['ready', 'step-back'],
  };
}

function steppedBack(card: OrderCardDto, station: string | undefined): Partial<OrderCardDto> {
  if (station !== undefined) {
    const readyStations = withoutReady(card.items, card.readyStations, station, card.readyAt);
    return {
      state: 'PREPARING',
      readyAt: null,
      readyStations: readyStations ?? card.readyStations,
      actions: ['ready'],
    };
  }
  return card.state === 'READY'
    ? { state: 'PREPARING', readyAt: null, readyStations: [], actions: ['ready'] }
    : { state: 'ACCEPTED', preparingAt: null, actions: ['start', 'ready'] };
}

const DONE: readonly OrderState[] = ['READY', 'DISPATCHED', 'RETURNING', 'DELIVERED', 'CONCLUDED'];

/** Whether a press that the server refuses has happened all the same: its first answer was lost, or somebody else was there. */
export function hasHappened({ action, words, from }: UnsentPress, now: OrderCardDto): boolean {
  switch (action) {
    case 'start':
      return now.state === 'PREPARING' || DONE.includes(now.state);
    case 'ready':
      return (
        DONE.includes(now.state) ||
        (now.state === 'PREPARING' && words.station !== undefined && isDoneAt(now, words.station))
      );
    case 'step-back':
      if (words.station !== undefined) return now.state === 'PREPARING' && !isDoneAt(now, words.station);
      return now.state === 'ACCEPTED' || (now.state === 'PREPARING' && from === 'READY');
    case 'acknowledge':
      return now.cancellation?.acknowledged ?? now.acknowledgedAt !== null;
    case 'acknowledge-change':
      return now.modified === null;
  }
}

/** What is still to be sent once the server has answered the first press on an order with the order as it is. */
export function afterAnswer(presses: readonly UnsentPress[], { id, version }: OrderCardDto): UnsentPress[] {
  const answered = presses.findIndex((press) => press.id === id);
  return presses
    .filter((_, index) => index !== answered)
    .map((press) => (press.id === id ? { ...press, version } : press));
}

/** What is still to be sent once a press was refused: what else was pressed on that order stood on it. */
export const afterRefusal = (presses: readonly UnsentPress[], { id }: UnsentPress): UnsentPress[] =>
  presses.filter((press) => press.id !== id);
