import type { OrderCardDto, OrderCardItem } from '@contracts/orders';
import { kitchenDue } from '@entities/order/kitchen-due';
import { span, type TimeLeft } from '@entities/order/time-left';

/** What the kitchen has to do with an order: cook it, or stop cooking it. */
export interface KitchenTicket {
  order: OrderCardDto;
  kind: 'cook' | 'cancelled';
  /** What the chosen station makes; everything where none is chosen. */
  items: OrderCardItem[];
  /** Other stations that make a part of it. */
  alsoAt: string[];
  /** When it has to be ready, in milliseconds. */
  dueAt: number;
}

/** Every station, or one of them; '' is what belongs to none. */
export type StationChoice = string | null;

const MINUTE_MS = 60_000;

/** Which tickets hang: those to be thrown away first, then the oldest, by when the kitchen got them. */
export function ticketsOf(orders: Iterable<OrderCardDto>, station: StationChoice): KitchenTicket[] {
  const tickets: KitchenTicket[] = [];
  for (const order of orders) {
    const kind = kindOf(order);
    if (!kind) continue;
    const items = station === null ? order.items : order.items.filter((item) => stationOf(item) === station);
    if (items.length === 0) continue;
    const elsewhere = order.items.filter((item) => !items.includes(item)).map(stationOf);
    tickets.push({ order, kind, items, alsoAt: [...new Set(elsewhere)], dueAt: kitchenDue(order) });
  }
  return tickets.sort(
    (a, b) =>
      Number(b.kind === 'cancelled') - Number(a.kind === 'cancelled') ||
      reachedKitchen(a.order) - reachedKitchen(b.order) ||
      (a.order.number < b.order.number ? -1 : 1),
  );
}

const reachedKitchen = ({ acceptedAt, placedAt }: OrderCardDto) => Date.parse(acceptedAt ?? placedAt);

function kindOf({ state, acceptedAt, cancellation }: OrderCardDto): KitchenTicket['kind'] | null {
  if (state === 'ACCEPTED' || state === 'PREPARING') return 'cook';
  // What was never accepted never hung here, and need not be taken down.
  return state === 'CANCELLED' && acceptedAt !== null && cancellation?.acknowledged === false
    ? 'cancelled'
    : null;
}

const stationOf = ({ station }: OrderCardItem): string => station ?? '';

/** The stations that the tickets name, in the order of the alphabet, what belongs to none last. */
export function stationsOf(orders: Iterable<OrderCardDto>): string[] {
  const names = new Set<string>();
  for (const order of orders) if (kindOf(order)) order.items.forEach((item) => names.add(stationOf(item)));
  return [...names].sort((a, b) => (a === '' ? 1 : b === '' ? -1 : a.localeCompare(b)));
}

/** What was called ready and can still be taken back, the latest first. */
export function recallable(
  orders: Iterable<OrderCardDto>,
  now: number,
  windowMs = 10 * MINUTE_MS,
): OrderCardDto[] {
  return [...orders]
    .filter(
      ({ state, readyAt, actions }) =>
        state === 'READY' &&
        readyAt !== null &&
        actions.includes('step-back') &&
        now - Date.parse(readyAt) <= windowMs,
    )
    .sort((a, b) => Date.parse(b.readyAt ?? '') - Date.parse(a.readyAt ?? ''));
}

/** How long there is to cook it. */
export function ticketTime({ order, dueAt }: KitchenTicket, now: number): TimeLeft {
  return { until: 'promise', ...span(reachedKitchen(order), dueAt, now) };
}

export const countLate = (tickets: readonly KitchenTicket[], now: number): number =>
  tickets.filter((ticket) => ticket.kind === 'cook' && ticketTime(ticket, now).urgency === 'late').length;
