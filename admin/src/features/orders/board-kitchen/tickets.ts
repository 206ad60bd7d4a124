import type { OrderCardDto } from '@contracts/orders';
import { DEFAULT_VALUES } from '@domain/settings';
import type { ModifiedChange } from '@domain/orders/revision';
import { knowsOfCancellation, unseenChanges } from '@domain/orders/seen';
import { KITCHEN_STATES } from '@domain/orders/states';
import { allReady, guestsSayWhen, stationsOf } from '@domain/orders/station-parts';
import { ticketState, type TicketState } from '@domain/orders/ticket-state';
import { firedAt, kitchenDue } from '@domain/orders/kitchen-due';
import { actionsAt } from '@entities/order/order-moves';
import { span, type Thresholds, type TimeLeft } from '@entities/order/time-left';
import { allItems, itemsAt, type TicketItem } from './station-items';
import { MINUTE_MS } from '@domain/time';

/** What the kitchen has to do with an order: cook it, stop cooking it, or know that what it has done is changed. */
export interface KitchenTicket {
  order: OrderCardDto;
  kind: 'cook' | 'changed' | 'cancelled';
  /** The chosen station, whose part is done with a press; null for the whole order. */
  station: StationChoice;
  /** What the chosen station makes; everything where none is chosen. */
  items: TicketItem[];
  /** What was changed that the chosen station has not taken note of; that any has not where none is chosen. */
  changes: ModifiedChange[];
  /** Where else it is made, or where at all where no station is chosen and there are several. */
  alsoAt: { station: string; state: TicketState }[];
  /** When it has to be ready, in milliseconds. */
  dueAt: number;
  /** From when on it is amber, and red. */
  thresholds: Thresholds;
}

/** Whether something hangs that is not to be made yet. */
export const hasHeld = (items: readonly TicketItem[]) => items.some(({ held }) => held);

/** Which items of the order hang here and are not to be made yet, by their places in it. */
export const heldPlaces = (items: readonly TicketItem[]): number[] => [
  ...new Set(items.filter(({ held }) => held).map(({ place }) => place)),
];

/** Whether everything is done that can be: what is left is held. */
export const waitsForFire = ({ kind, items }: KitchenTicket) =>
  kind === 'cook' && hasHeld(items) && items.every(({ held, ready }) => held || ready);

/** How far the chosen station is with what it cooks; null where none is chosen, or nothing hangs there to be cooked. */
export const ownState = ({ kind, order, station }: KitchenTicket): TicketState | null =>
  kind === 'cook' && station !== null ? ticketState(order, station) : null;

/** Whether what hangs can be begun with: at a station its part, where none is chosen the order. */
export const isStartable = ({ kind, order, station, items }: KitchenTicket) =>
  kind === 'cook' &&
  (station === null
    ? order.actions.includes('start')
    : order.actions.includes('ready') &&
      ticketState(order, station) === 'QUEUED' &&
      items.some(({ held }) => !held));

/** Whether every station is done, so that the order can be put together and handed on. */
export const isTogether = ({ kind, station, order }: KitchenTicket) =>
  kind === 'cook' && station === null && allReady(order.items, order.readyStations);

/** Every station, or one of them; '' is what belongs to none. */
export type StationChoice = string | null;

/** Which tickets hang: those to be thrown away first, then the oldest, by when the kitchen got them. */
export function ticketsOf(
  orders: Iterable<OrderCardDto>,
  station: StationChoice,
  thresholds: Thresholds = DEFAULT_VALUES.kitchen,
): KitchenTicket[] {
  const tickets: KitchenTicket[] = [];
  for (const order of orders) {
    const items = station === null ? allItems(order) : itemsAt(order, station);
    const changes = changesOf(order, station);
    const kind = kindAt(order, station, items, changes);
    if (!kind) continue;
    tickets.push({
      order,
      kind,
      station,
      items,
      changes,
      alsoAt: elsewhere(order, station),
      dueAt: kitchenDue(order, station),
      thresholds,
    });
  }
  return tickets.sort(
    (a, b) =>
      Number(b.kind === 'cancelled') - Number(a.kind === 'cancelled') ||
      reachedKitchen(a.order) - reachedKitchen(b.order) ||
      (a.order.number < b.order.number ? -1 : 1),
  );
}

const reachedKitchen = ({ acceptedAt, placedAt }: OrderCardDto) => Date.parse(acceptedAt ?? placedAt);

export const isInKitchen = ({ state }: OrderCardDto) => KITCHEN_STATES.includes(state);

/** What was never accepted never hung here, and need not be taken down. */
const isCalledOff = ({ state, acceptedAt, cancellation }: OrderCardDto, station: StationChoice) =>
  state === 'CANCELLED' &&
  acceptedAt !== null &&
  cancellation !== null &&
  !knowsOfCancellation(cancellation, station);

const changesOf = (order: OrderCardDto, station: StationChoice) =>
  isInKitchen(order) || order.state === 'READY' ? unseenChanges(order.modified, station) : [];

/** What a ticket at a station is for; null where none hangs there. */
function kindAt(
  order: OrderCardDto,
  station: StationChoice,
  items: readonly TicketItem[],
  changes: readonly ModifiedChange[],
): KitchenTicket['kind'] | null {
  if (isCalledOff(order, station)) return items.length > 0 ? 'cancelled' : null;
  const done = isDoneAt(order, station) && !hasHeld(items);
  if (isInKitchen(order) && items.length > 0 && !done) return 'cook';
  return changes.length > 0 && isChangedSinceDone(order, station) ? 'changed' : null;
}

/** What was on the ticket that somebody took down was seen with it. */
function isChangedSinceDone(
  { modified, state, readyAt, readyStations }: OrderCardDto,
  station: StationChoice,
) {
  const part = readyStations.find((ready) => ready.station === station)?.at;
  const doneAt = part ?? (state === 'READY' ? readyAt : null) ?? null;
  return modified !== null && (doneAt === null || Date.parse(modified.at) >= Date.parse(doneAt));
}

export const isDoneAt = ({ readyStations }: OrderCardDto, station: StationChoice) =>
  readyStations.some((part) => part.station === station);

function elsewhere(order: OrderCardDto, station: StationChoice): KitchenTicket['alsoAt'] {
  const stations = stationsOf(order.items);
  if (stations.length < 2) return [];
  return stations
    .filter((each) => each !== station)
    .map((each) => ({ station: each, state: ticketState(order, each) }));
}

/** The stations that the tickets name, in the order of the alphabet, what belongs to none last. */
export function stationsNamed(orders: Iterable<OrderCardDto>): string[] {
  const hang = [...orders].filter((order) => isInKitchen(order) || isCalledOff(order, null));
  const names = new Set(hang.flatMap(({ items }) => stationsOf(items)));
  return [...names].sort((a, b) => (a === '' ? 1 : b === '' ? -1 : a.localeCompare(b)));
}

/** So long a part is offered to be taken back; the life cycle leaves a station all the time until the order is ready. */
const PART_OFFERED_MS = 10 * MINUTE_MS;

/** What was called ready at a station, or as a whole, and can still be taken back: what was pressed last first. */
export function recallable(
  orders: Iterable<OrderCardDto>,
  now: number,
  station: StationChoice = null,
): OrderCardDto[] {
  return [...orders]
    .map((order) => ({ order, at: readySince(order, station, now) }))
    .filter(({ at }) => at !== null)
    .sort((a, b) => (b.at ?? 0) - (a.at ?? 0))
    .map(({ order }) => order);
}

/** When what can still be taken back was called ready, in milliseconds; null where nothing can. */
function readySince(order: OrderCardDto, station: StationChoice, now: number): number | null {
  const { state, readyAt, readyStations, items, actions } = order;
  if (state === 'PREPARING') {
    const part = readyStations.find((ready) => ready.station === station);
    const at = part && actions.includes('ready') ? Date.parse(part.at) : null;
    return at !== null && now - at <= PART_OFFERED_MS ? at : null;
  }
  const made = station === null || stationsOf(items).includes(station);
  return state === 'READY' && readyAt !== null && made && actionsAt(order, now).includes('step-back')
    ? Date.parse(readyAt)
    : null;
}

/** How long there is to cook it, since it came or was fired. */
export function ticketTime({ order, station, dueAt, thresholds }: KitchenTicket, now: number): TimeLeft {
  const begin = firedAt(order, station) ?? reachedKitchen(order);
  return { until: 'promise', ...span(begin, dueAt, now, thresholds) };
}

/** Whether the time runs: what waits to be fired has all the time of the guests at its table. */
export const isTimed = (ticket: KitchenTicket): boolean =>
  ticket.kind === 'cook' && !(guestsSayWhen(ticket.order) && waitsForFire(ticket));

export const countLate = (tickets: readonly KitchenTicket[], now: number): number =>
  tickets.filter((ticket) => isTimed(ticket) && ticketTime(ticket, now).urgency === 'late').length;
