import { sameValue } from '../equality';
import { paymentsToCollect } from '../orders/open-payments';
import { stationsOf, type ReadyStation } from '../orders/station-parts';
import type { OrderItem, OrderState } from '../orders/order';
import { isLost } from '../orders/states';
import { madeAt } from './kitchen-ticket';
import type { PrintedJob } from './on-paper';
import type { PrintedOrder } from './printed-order';
import type { TicketKind } from './ticket';

export const PRINT_JOB_STATES = ['QUEUED', 'PRINTING', 'PRINTED', 'FAILED', 'CANCELLED'] as const;
export type PrintJobState = (typeof PRINT_JOB_STATES)[number];

/** What may become of a job: by the printer's line, or by a person (`retry`, `cancel`, `printed-elsewhere`). */
export const PRINT_JOB_MOVES = {
  begin: { from: ['QUEUED'], to: 'PRINTING' },
  done: { from: ['PRINTING'], to: 'PRINTED' },
  /** It could not be printed now and is tried again by itself. */
  wait: { from: ['PRINTING'], to: 'QUEUED' },
  /** A person has to decide. */
  fail: { from: ['QUEUED', 'PRINTING'], to: 'FAILED' },
  retry: { from: ['FAILED', 'QUEUED'], to: 'QUEUED' },
  cancel: { from: ['QUEUED', 'FAILED'], to: 'CANCELLED' },
  'printed-elsewhere': { from: ['QUEUED', 'FAILED'], to: 'PRINTED' },
} as const satisfies Record<string, { from: readonly PrintJobState[]; to: PrintJobState }>;
export type PrintJobMove = keyof typeof PRINT_JOB_MOVES;

/** Why a ticket is not on paper. */
export const PRINT_PROBLEMS = [
  'UNREACHABLE',
  'SILENT',
  'PAPER_OUT',
  'COVER_OPEN',
  'OFFLINE',
  'BROKE_OFF',
  'ADDRESS_REFUSED',
  'TOO_OLD',
  /** What is to stand on it could not be made. */
  'NOT_COMPOSED',
] as const;
export type PrintProblem = (typeof PRINT_PROBLEMS)[number];

/** After so many minutes a ticket is not printed without somebody wanting it: what it asks for may be eaten by now. */
export const OLD_AFTER_MIN = 20;

/** What a printer is for. */
export interface PrinterDuty {
  id: string;
  kitchenTickets: boolean;
  customerTickets: boolean;
  /** Only what these stations make; everything, on one ticket, where there are none. '' is what belongs to none. */
  stations: readonly string[];
  copies: number;
}

/** A ticket to be printed: which, where, and what of the order. */
export interface WantedTicket {
  printerId: string;
  kind: TicketKind;
  /** Null for the order as a whole. */
  station: string | null;
  copy: number;
}

/**
 * The tickets of an order that was taken on: for each printer one of each station it serves and that makes a part of the
 * order – one of the whole where it serves all – and the customer's, as many times as it makes copies.
 */
export function wantedTickets(items: readonly OrderItem[], printers: readonly PrinterDuty[]): WantedTicket[] {
  const made = stationsOf(items);
  return printers.flatMap((printer) => {
    const served = printer.stations.filter((station) => made.includes(station));
    const stations: (string | null)[] = printer.stations.length === 0 ? [null] : served;
    const tickets = [
      ...(printer.kitchenTickets ? stations.map((station) => ({ kind: 'KITCHEN' as const, station })) : []),
      ...(printer.customerTickets ? [{ kind: 'CUSTOMER' as const, station: null }] : []),
    ];
    return tickets.flatMap((ticket) =>
      Array.from({ length: printer.copies }, (_, copy) => ({
        ...ticket,
        printerId: printer.id,
        copy: copy + 1,
      })),
    );
  });
}

/**
 * The tickets of an order in a state that somebody asks for: of what came to nothing the kitchen is not told to make
 * anything.
 */
export const asOrderStands = (tickets: readonly WantedTicket[], state: OrderState): WantedTicket[] =>
  tickets.map((ticket) =>
    ticket.kind === 'KITCHEN' && isLost(state) ? { ...ticket, kind: 'CANCELLED' } : ticket,
  );

/** Whether a printer is for a ticket: for its kind, and for the station that it tells of; a ticket of all wants one of all. */
export function isFor(
  { kitchenTickets, customerTickets, stations }: Omit<PrinterDuty, 'id' | 'copies'>,
  { kind, station }: Pick<WantedTicket, 'kind' | 'station'>,
): boolean {
  if (kind === 'CUSTOMER') return customerTickets;
  if (kind === 'TEST' || !kitchenTickets) return false;
  return stations.length === 0 || (station !== null && stations.includes(station));
}

/**
 * What of an order that is being made no screen shows any more and no paper tells: for each printer a ticket of each
 * station that it serves and that is not done.
 *
 * @param screens as `isOnScreen` has them
 */
export function unseenTickets(
  { items, readyStations }: { items: readonly OrderItem[]; readyStations: readonly ReadyStation[] },
  { printers, jobs, screens }: UnseenAt,
): WantedTicket[] {
  if (screens.includes(null)) return [];
  const left = stationsOf(items).filter(
    (station) => !screens.includes(station) && !readyStations.some((ready) => ready.station === station),
  );
  return printers
    .filter(({ kitchenTickets }) => kitchenTickets)
    .flatMap((printer) => {
      const kitchen = jobs.filter((job) => job.printerId === printer.id && job.kind === 'KITCHEN');
      const stations = left
        .filter((station) => printer.stations.length === 0 || printer.stations.includes(station))
        .filter((station) => !kitchen.some((job) => job.station === null || job.station === station));
      return stations.length === 0
        ? []
        : wantedTickets(items, [{ ...printer, stations, customerTickets: false }]);
    });
}

interface UnseenAt {
  printers: readonly PrinterDuty[];
  jobs: readonly Pick<PrintedJob, 'printerId' | 'kind' | 'station'>[];
  screens: readonly (string | null)[];
}

/**
 * Whether screens of the kitchen show all that a ticket tells.
 *
 * @param screens the station that each shows, '' for what belongs to none, null for one that shows all
 */
export function isOnScreen(
  { station }: Pick<WantedTicket, 'station'>,
  items: readonly OrderItem[],
  screens: readonly (string | null)[],
): boolean {
  const stations = station === null ? stationsOf(items) : [station];
  return screens.includes(null) || stations.every((each) => screens.includes(each));
}

/** What of an order its tickets tell and may become another. */
export type TicketedOrder = Pick<PrintedOrder, 'items' | 'totalCents' | 'payments'>;

/**
 * Whether a ticket that is on paper tells what is no longer so: the customer's where other items were sold, it comes to
 * another total or another amount is to be collected, the kitchen's where its part is another.
 */
export const isOutdated = (
  { kind, station }: Pick<WantedTicket, 'kind' | 'station'>,
  before: TicketedOrder,
  after: TicketedOrder,
): boolean =>
  kind === 'CUSTOMER'
    ? !sameValue(asCharged(before), asCharged(after))
    : !sameValue(madeAt(before.items, station), madeAt(after.items, station));

const asCharged = ({ items, totalCents, payments }: TicketedOrder) => ({
  items: items.map(asSold),
  totalCents,
  collected: paymentsToCollect(payments).map(({ method, amountCents, changeForCents }) => ({
    ...{ method, amountCents, changeForCents },
  })),
});

/** An item whenever it is made: customers pay for it all the same. */
const asSold = ({ held: _until, made: _already, ...item }: OrderItem) => item;
