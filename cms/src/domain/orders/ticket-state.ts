import { isReady, stationsOf, type ReadyStation, type RoutedItem } from './station-parts';

/** How far a station is with its part of an order that is in the kitchen. */
export const TICKET_STATES = ['QUEUED', 'IN_PROGRESS', 'READY'] as const;
export type TicketState = (typeof TICKET_STATES)[number];

/** The part of an order that a station has begun with. */
export interface StartedStation {
  station: string;
  /** ISO 8601 UTC */
  at: string;
}

/** What of an order says how far its stations are. */
export interface StationProgress {
  startedStations: readonly StartedStation[];
  readyStations: readonly ReadyStation[];
}

interface RoutedOrder extends StationProgress {
  items: readonly RoutedItem[];
}

/** How far a station is, '' for what belongs to none. What is called ready without a start was begun with by that. */
export function ticketState(order: StationProgress, station: string): TicketState {
  if (isReady(order.readyStations, station)) return 'READY';
  return order.startedStations.some((part) => part.station === station) ? 'IN_PROGRESS' : 'QUEUED';
}

/**
 * The parts that were begun with once `station` has begun with its own.
 *
 * @returns null when it had, is done, or has nothing to make before something is fired
 */
export const withStarted = (order: RoutedOrder, station: string, at: Date): StartedStation[] | null =>
  queuedStations(order).includes(station)
    ? [...order.startedStations, { station, at: at.toISOString() }]
    : null;

/** The parts that were begun with once every station has begun with what is not held. */
export const withAllStarted = (order: RoutedOrder, at: Date): StartedStation[] => [
  ...order.startedStations,
  ...queuedStations(order).map((station) => ({ station, at: at.toISOString() })),
];

/** The stations that could begin now. */
const queuedStations = (order: RoutedOrder): string[] =>
  stationsOf(order.items.filter(({ held }) => !held)).filter(
    (station) => ticketState(order, station) === 'QUEUED',
  );

/**
 * The parts that stay begun with when `station` takes its start back.
 *
 * @returns null when it had not begun, or is done
 */
export const withoutStarted = (order: StationProgress, station: string): StartedStation[] | null =>
  ticketState(order, station) === 'IN_PROGRESS'
    ? order.startedStations.filter((part) => part.station !== station)
    : null;

/** Whether no station has made anything of an order, nor is at it. */
export const isUntouched = ({ startedStations, readyStations }: StationProgress): boolean =>
  startedStations.length === 0 && readyStations.length === 0;
