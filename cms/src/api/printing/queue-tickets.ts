import type { Tx } from '../../database/transaction';
import type { OrderItem, OrderState } from '../../domain/orders';
import { paymentsOf } from '../../domain/orders/money';
import type { Payment } from '../../domain/orders/payment';
import { stationsOf, type ReadyStation } from '../../domain/orders/station-parts';
import type { Sql } from '../../database/sql';
import {
  BY_HAND,
  isOnPaper,
  isOnScreen,
  isOutdated,
  nextReprint,
  overlaps,
  unseenTickets,
  wantedTickets,
  type TicketedOrder,
  type WantedTicket,
} from '../../domain/printing';
import { settingsOf } from '../branches/exports';
import { kitchenScreensSince, SIGN_MS } from '../devices/exports';
import {
  cancelTickets,
  forgetDropped,
  jobsOfOrder,
  queueTicket,
  requeueDropped,
  type StoredPrintJob,
} from './store/print-jobs';
import { printingPlaces } from './store/printing-places';
import { notifyPrintingDevices } from './notify-printing-devices';
import { wakePrinting } from './wake';

interface PrintableOrder {
  id: string;
  businessId: string;
  branchId: string;
  number: string;
  state: OrderState;
  items: readonly OrderItem[];
  readyStations: readonly ReadyStation[];
  revisions: readonly unknown[];
  totalCents: number;
  payment: Payment;
  furtherPayments: readonly Payment[];
}

/** What the kitchen's screens of a branch show, of those that are there. */
export const activeKitchenScreens = (
  sql: Sql,
  place: { businessId: string; branchId: string },
  now: Date,
): Promise<(string | null)[]> => kitchenScreensSince(sql, place, new Date(now.getTime() - SIGN_MS));

/**
 * Puts the tickets of an order that was taken on into the queues of its branch's printers. What is on paper of it already,
 * as of one that was cancelled and comes back, is marked as printed again; what its cancellation took out of the queue and a
 * screen shows by now is as if it had never been there.
 */
export async function queueTickets(tx: Tx, order: PrintableOrder, now: Date): Promise<void> {
  const wanted = await ticketsWanted(tx, order, now);
  const before = wanted.length === 0 ? [] : await jobsOfOrder(tx, order.id);
  for (const ticket of wanted) await queueOnce(tx, order, before, { ...ticket, revision: 1 }, now);
  await forgetDropped(tx, order.id);
  await notifyPrintingDevices(tx, order, wanted, now);
  tx.afterCommit(wakePrinting);
}

/**
 * After an edit, or once it costs something else or is paid: what is on paper and not so any more comes again and says what
 * was changed; a station that has nothing left to make is told so. What waits is printed as the order is by then.
 */
export async function queueChanges(
  tx: Tx,
  before: PrintableOrder,
  order: PrintableOrder,
  now: Date,
): Promise<void> {
  const jobs = await jobsOfPlaces(tx, order.id);
  const revision = order.revisions.length + 1;
  const made = stationsOf(order.items);
  const onPaper = jobs.filter((job) => job.kind !== 'CANCELLED' && isOnPaper(job));
  const over = onPaper.filter(({ station }) => station !== null && !made.includes(station));
  for (const { printerId, kind, station, copy } of onPaper.filter((job) => !over.includes(job))) {
    const ticket = { printerId, kind, station, copy, revision };
    if (isOutdated(ticket, ticketed(before), ticketed(order))) await queueOnce(tx, order, jobs, ticket, now);
  }
  const edited = order.revisions.length > before.revisions.length;
  const work = edited ? await queueWork(tx, order, jobs, { before, over, revision }, now) : [];
  await notifyPrintingDevices(tx, order, [...onPaper, ...work], now);
  tx.afterCommit(wakePrinting);
}

const ticketed = (order: PrintableOrder): TicketedOrder => ({ ...order, payments: paymentsOf(order) });

/** Tells a station that has nothing left to make, and one that has something now; answers the tickets of the latter. */
async function queueWork(
  tx: Tx,
  order: PrintableOrder,
  jobs: readonly StoredPrintJob[],
  { before, over, revision }: { before: PrintableOrder; over: readonly StoredPrintJob[]; revision: number },
  now: Date,
): Promise<WantedTicket[]> {
  await queueSlips(tx, order, jobs, { onPaper: over, revision }, now);
  const wanted = (await ticketsMissing(tx, order, jobs, now)).filter(
    (ticket) => !jobs.some((job) => isSame(job, ticket)),
  );
  const shown = stationsOf(before.items);
  for (const ticket of wanted) {
    // No paper tells a part that was there before: its screen did, and is gone.
    const screenGone = ticket.station !== null && shown.includes(ticket.station);
    await queueOnce(tx, order, jobs, { ...ticket, revision: 1, screenGone }, now);
  }
  return wanted;
}

/**
 * What of an order that is being made is to be on paper and may not be yet. Where paper stands in for screens the kitchen's
 * comes station by station: what is on paper of one whose screen went before is not wanted as a part of the whole again.
 */
async function ticketsMissing(
  tx: Tx,
  order: PrintableOrder,
  jobs: readonly StoredPrintJob[],
  now: Date,
): Promise<WantedTicket[]> {
  const wanted = await ticketsWanted(tx, order, now);
  const { kitchenTickets: wish } = (await settingsOf(tx, order)).printing;
  if (wish !== 'WITHOUT_SCREEN') return wanted;
  const unseen = await ticketsUnseen(tx, order, jobs, now);
  return [...unseen, ...wanted.filter(({ kind }) => kind !== 'KITCHEN')];
}

async function ticketsUnseen(
  tx: Tx,
  order: PrintableOrder,
  jobs: readonly StoredPrintJob[],
  now: Date,
): Promise<WantedTicket[]> {
  // Of one that is ready as a whole nothing is left to make.
  if (order.state !== 'ACCEPTED' && order.state !== 'PREPARING') return [];
  const printers = await printingPlaces(tx, order, now);
  if (printers.length === 0) return [];
  return unseenTickets(order, { printers, jobs, screens: await activeKitchenScreens(tx, order, now) });
}

/** Puts what stood on screens that are gone, and is neither done nor on paper, into the queues. */
export async function queueUnseen(tx: Tx, order: PrintableOrder, now: Date): Promise<void> {
  const jobs = await jobsOfOrder(tx, order.id);
  const unseen = await ticketsUnseen(tx, order, jobs, now);
  for (const ticket of unseen)
    await queueOnce(tx, order, jobs, { ...ticket, revision: 1, screenGone: true }, now);
  await notifyPrintingDevices(tx, order, unseen, now);
  if (unseen.length > 0) tx.afterCommit(wakePrinting);
}

async function ticketsWanted(tx: Tx, order: PrintableOrder, now: Date): Promise<WantedTicket[]> {
  const printers = await printingPlaces(tx, order, now);
  if (printers.length === 0) return [];
  const tickets = wantedTickets(order.items, printers);
  const { kitchenTickets: wish } = (await settingsOf(tx, order)).printing;
  if (wish === 'ALWAYS') return tickets;
  const screens = await activeKitchenScreens(tx, order, now);
  return tickets.filter(
    (ticket) =>
      ticket.kind !== 'KITCHEN' || (wish === 'WITHOUT_SCREEN' && !isOnScreen(ticket, order.items, screens)),
  );
}

type Ticket = WantedTicket & { revision: number; screenGone?: boolean };

/**
 * Queues a ticket; one that was taken out of the queue before it reached the paper waits in it again instead, and one that
 * waits is printed as the order is by then. What somebody printed by a browser before counts as printed.
 */
async function queueOnce(
  tx: Tx,
  order: PrintableOrder,
  jobs: readonly StoredPrintJob[],
  ticket: Ticket,
  now: Date,
): Promise<void> {
  const here = jobs.filter(({ printerId }) => printerId === ticket.printerId);
  const same = here.filter((job) => isSame(job, ticket) && job.revision === ticket.revision);
  if (same.some(({ state }) => state === 'QUEUED')) return;
  const dropped = same.find(({ state }) => state === 'CANCELLED');
  if (dropped) await requeueDropped(tx, { id: dropped.id, screenGone: ticket.screenGone ?? false }, now);
  else {
    const told = [...here, ...jobs.filter(({ printerId }) => printerId === BY_HAND)];
    const reprint = nextReprint(ticket.revision > 1 ? same : told, ticket);
    await queueTicket(tx, { screenGone: false, ...ofOrder(order), ...ticket, reprint }, now);
  }
}

/**
 * Of an order that came to nothing, taken on or not, nothing more is printed, and wherever the kitchen has it on paper a
 * slip says that it need not be made.
 */
export async function queueCancellation(tx: Tx, order: PrintableOrder, now: Date): Promise<void> {
  await cancelTickets(tx, order.id, now);
  // Read after that: what began to be printed meanwhile is told by now.
  const jobs = await jobsOfOrder(tx, order.id);
  if (jobs.length === 0) return;
  const printed = jobs.filter((job) => job.kind === 'KITCHEN' && isOnPaper(job));
  const atPlaces = printed.filter(({ printerId }) => printerId !== BY_HAND);
  const onPaper = [...atPlaces, ...(await placesToTell(tx, order, printed, now))];
  await queueSlips(tx, order, jobs, { onPaper, revision: 1 }, now);
  await notifyPrintingDevices(tx, order, onPaper, now);
  tx.afterCommit(wakePrinting);
}

/**
 * Where the kitchen is told of what somebody printed by a browser, which prints nothing unasked: wherever its tickets can
 * come out, unless that place is told already. The branch's wish for none of them by themselves is not asked: there is
 * paper to take back.
 */
async function placesToTell(
  tx: Tx,
  order: PrintableOrder,
  printed: readonly StoredPrintJob[],
  now: Date,
): Promise<WantedTicket[]> {
  const byHand = printed.filter(({ printerId }) => printerId === BY_HAND);
  if (byHand.length === 0) return [];
  return wantedTickets(order.items, await printingPlaces(tx, order, now))
    .filter((ticket) => byHand.some((job) => overlaps(job, ticket)))
    .filter((ticket) => !printed.some((job) => job.printerId === ticket.printerId && overlaps(job, ticket)));
}

/** One slip for each place that has the order on paper. */
async function queueSlips(
  tx: Tx,
  order: PrintableOrder,
  jobs: readonly StoredPrintJob[],
  { onPaper, revision }: { onPaper: readonly WantedTicket[]; revision: number },
  now: Date,
): Promise<void> {
  const places = new Map(onPaper.map((job) => [`${job.printerId} ${job.station ?? '*'}`, job]));
  for (const { printerId, station } of places.values()) {
    await queueOnce(tx, order, jobs, { printerId, station, kind: 'CANCELLED', revision, copy: 1 }, now);
  }
}

/** The jobs of an order at places where what follows comes out by itself: no browser prints what nobody asks it for. */
const jobsOfPlaces = async (tx: Tx, orderId: string): Promise<StoredPrintJob[]> =>
  (await jobsOfOrder(tx, orderId)).filter(({ printerId }) => printerId !== BY_HAND);

const ofOrder = ({ id, businessId, branchId, number }: PrintableOrder) => ({
  businessId,
  branchId,
  orderId: id,
  orderNumber: number,
});

const isSame = (
  job: StoredPrintJob,
  ticket: Pick<StoredPrintJob, 'printerId' | 'kind' | 'station' | 'copy'>,
): boolean =>
  job.printerId === ticket.printerId &&
  job.kind === ticket.kind &&
  job.station === ticket.station &&
  job.copy === ticket.copy;
