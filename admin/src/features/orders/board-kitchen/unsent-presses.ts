import type { OrderCardDto, OrderCardItem } from '@contracts/orders';
import type { OrderState } from '@domain/orders/order';
import {
  knowsOfCancellation,
  unseenChanges,
  withSeenCancellation,
  withSeenChange,
} from '@domain/orders/seen';
import {
  allReady,
  hasUnseenWork,
  stationsOf,
  withAllReady,
  withoutReady,
  withReady,
} from '@domain/orders/station-parts';
import {
  isUntouched,
  ticketState,
  withAllStarted,
  withoutStarted,
  withStarted,
} from '@domain/orders/ticket-state';
import type { UnsentPress } from './queued-presses';
import { isDoneAt, isInKitchen } from './tickets';
import { byServerClock } from '@shared/state/server-clock';

/** The orders as they will be once everything that was pressed has arrived; one that has changed since stays as it is. */
export function withPresses(
  orders: ReadonlyMap<string, OrderCardDto>,
  presses: readonly UnsentPress[],
): ReadonlyMap<string, OrderCardDto> {
  if (presses.length === 0) return orders;
  const next = new Map(orders);
  for (const press of presses) {
    const card = next.get(press.id);
    if (card?.version === press.version) next.set(press.id, moved(card, pressed(card, press)));
  }
  return next;
}

/** On the device that it was pressed on, a step counts from then: the server has not heard of it yet. */
const moved = (card: OrderCardDto, change: Partial<OrderCardDto>): OrderCardDto => {
  const isStep = change.state !== undefined && change.state !== card.state;
  return { ...card, ...(isStep && { stateRecordedAt: null }), ...change };
};

function pressed(card: OrderCardDto, { action, words, at: pressedAt }: UnsentPress): Partial<OrderCardDto> {
  const at = byServerClock(pressedAt);
  const seen = { station: words.station ?? null, by: '', at };
  switch (action) {
    case 'start':
      return started(card, words.station ?? null, at);
    case 'ready':
      return ready(card, words.station ?? null, at);
    case 'step-back':
      return steppedBack(card, words, at);
    case 'fire':
      return fired(card, words.places);
    case 'acknowledge':
      return card.cancellation
        ? { cancellation: withSeenCancellation(card.cancellation, stationsOf(card.items), seen) }
        : { acknowledgedAt: at };
    case 'acknowledge-change':
      return {
        modified: card.modified && withSeenChange(card.modified, { ...seen, n: words.n ?? card.modified.n }),
      };
  }
}

/** What else can be pressed by then, whatever becomes of the state. */
const still = ({ actions }: OrderCardDto, ...own: OrderCardDto['actions']) => [
  ...own,
  ...actions.filter((action) => action === 'fire' || action === 'acknowledge-change'),
];

/** What was held is to be made: its stations are not done with their part any more. */
function fired(card: OrderCardDto, places?: readonly number[]): Partial<OrderCardDto> {
  const isMeant = (place: number) => places?.includes(place) ?? true;
  const again = stationsOf(card.items.filter(({ held }, place) => held && isMeant(place)));
  const items = card.items.map(
    ({ held, ...item }, place): OrderCardItem => (held && !isMeant(place) ? { ...item, held } : item),
  );
  return {
    items,
    startedStations: card.startedStations.filter(
      ({ station }) => !(again.includes(station) && isDoneAt(card, station)),
    ),
    readyStations: card.readyStations.filter(({ station }) => !again.includes(station)),
    actions: card.actions.filter((action) => action !== 'fire' || items.some(({ held }) => held)),
  };
}

function started(card: OrderCardDto, station: string | null, at: string): Partial<OrderCardDto> {
  const startedStations =
    station === null ? withAllStarted(card, new Date(at)) : withStarted(card, station, new Date(at));
  return {
    state: 'PREPARING',
    preparingAt: card.preparingAt ?? at,
    startedStations: startedStations ?? card.startedStations,
    actions: still(card, 'ready', 'step-back'),
  };
}

function ready(card: OrderCardDto, station: string | null, at: string): Partial<OrderCardDto> {
  const whole = {
    state: 'READY',
    readyAt: at,
    actions: still(card, 'step-back'),
  } satisfies Partial<OrderCardDto>;
  const later = station === null && card.items.some(({ held }) => held);
  if (station === null && !later) return whole;
  const done =
    station === null
      ? withAllReady(card.items, card.readyStations, new Date(at))
      : withReady(card.readyStations, station, new Date(at));
  const readyStations = done ?? card.readyStations;
  if (allReady(card.items, readyStations)) return { ...whole, readyStations };
  return {
    state: 'PREPARING',
    preparingAt: card.preparingAt ?? at,
    readyStations,
    actions: still(card, 'ready', 'step-back'),
  };
}

function steppedBack(
  card: OrderCardDto,
  { station = null, step }: UnsentPress['words'],
  at: string,
): Partial<OrderCardDto> {
  const notBegun = {
    state: 'ACCEPTED',
    preparingAt: null,
    startedStations: [],
    actions: still(card, 'start', 'ready'),
  } satisfies Partial<OrderCardDto>;
  if (station !== null && step === 'start') {
    const startedStations = withoutStarted(card, station) ?? card.startedStations;
    return isUntouched({ ...card, startedStations }) ? notBegun : { startedStations };
  }
  if (station === null && card.state !== 'READY') return notBegun;
  const readyStations =
    station === null
      ? []
      : (withoutReady(card.items, card.readyStations, station, card.readyAt) ?? card.readyStations);
  const open = { ...card, readyStations };
  const startedStations =
    station === null ? withAllStarted(open, new Date(at)) : withStarted(open, station, new Date(at));
  return {
    state: 'PREPARING',
    readyAt: null,
    readyStations,
    startedStations: startedStations ?? card.startedStations,
    actions: still(card, 'ready'),
  };
}

const DONE: readonly OrderState[] = ['READY', 'DISPATCHED', 'RETURNING', 'DELIVERED', 'CONCLUDED'];

/** Whether a press that the server refuses has happened all the same: its first answer was lost, or somebody else was there. */
export function hasHappened({ action, words, from }: UnsentPress, now: OrderCardDto): boolean {
  switch (action) {
    case 'start':
      return (
        DONE.includes(now.state) ||
        (now.state === 'PREPARING' &&
          (typeof words.station !== 'string' || ticketState(now, words.station) !== 'QUEUED'))
      );
    case 'ready':
      return (
        DONE.includes(now.state) ||
        (now.state === 'PREPARING' && typeof words.station === 'string' && isDoneAt(now, words.station))
      );
    case 'step-back':
      if (typeof words.station === 'string' && words.step === 'start')
        return isInKitchen(now) && ticketState(now, words.station) === 'QUEUED';
      if (typeof words.station === 'string')
        return now.state === 'PREPARING' && !isDoneAt(now, words.station);
      return now.state === 'ACCEPTED' || (now.state === 'PREPARING' && from === 'READY');
    case 'fire':
      return !now.items.some(({ held }, place) => held && (words.places?.includes(place) ?? true));
    case 'acknowledge':
      return now.cancellation
        ? knowsOfCancellation(now.cancellation, words.station ?? null)
        : now.acknowledgedAt !== null;
    case 'acknowledge-change':
      return unseenChanges(now.modified, words.station ?? null).length === 0;
  }
}

/**
 * What is still to be sent once the server has answered the first press on an order with the order as it is. What a station
 * was given meanwhile is not done with a press from before, of its part or of the whole, whatever else was answered: that
 * stays with what it saw.
 */
export function afterAnswer(presses: readonly UnsentPress[], card: OrderCardDto): UnsentPress[] {
  const { id, version, stations } = card;
  const answered = presses.find((press) => press.id === id);
  // What is fired here gives its stations more with the next version.
  const own = answered?.action === 'fire' ? answered.version + 1 : 0;
  const stands = ({ action, words, version: seen }: UnsentPress) =>
    action !== 'ready' ||
    !stations.some(
      ({ station }) =>
        station === (words.station ?? station) && hasUnseenWork(stations, station, Math.max(seen, own)),
    );
  return presses
    .filter((press) => press !== answered)
    .map((press) => (press.id === id && stands(press) ? { ...press, version } : press));
}

/** What is still to be sent once a press was refused: what else was pressed on that order stood on it. */
export const afterRefusal = (presses: readonly UnsentPress[], { id }: UnsentPress): UnsentPress[] =>
  presses.filter((press) => press.id !== id);
