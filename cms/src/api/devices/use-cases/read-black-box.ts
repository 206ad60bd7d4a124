import type { BlackBoxDto, BlackBoxLane } from '../../../contracts/black-box';
import type { OrderDto } from '../../../contracts/orders';
import { read } from '../../../database/transaction';
import { MISSED_DAYS } from '../../../domain/devices';
import { mainDelayCause, stageDurations, type OrderMilestones } from '../../../domain/orders/black-box';
import { isLost, isOpen } from '../../../domain/orders/life-cycle';
import type { OrderState } from '../../../domain/orders/order';
import { MAX_PRESS_AGE_MS } from '../../../domain/orders/pressed-at';
import { DAY_MS } from '../../../domain/time';
import { mailsOf, MAX_MAILS } from '../../../outbox/order-mails';
import { notFound } from '../../../errors/api-error';
import type { Viewer } from '../../../sessions/viewer';
import { offersOfOrder } from '../../couriers/exports';
import { MAX_ENTRIES, visibilityOf } from '../../orders/exports';
import { readOrder } from '../../orders/use-cases/read-order';
import { MAX_JOBS_OF_ORDER, ticketsOfOrder } from '../../printing/exports';
import { deviceLane, lanesOf, type LaneSources } from '../black-box-lanes';
import { devicesOfBranch, type StoredDevice } from '../store/devices';
import { gapsBetween, MAX_GAPS, MAX_SIGNALS, signalsOf, type Signal } from '../store/signals';

/** What everybody saw and did of an order, as far as the viewer may see the order, and where its time went. */
export async function readBlackBox(viewer: Viewer, id: string, now: Date): Promise<BlackBoxDto> {
  // Of the devices of a branch they are told who see all of its orders.
  if (!visibilityOf(viewer).every) throw notFound();
  const order = await readOrder(viewer, id, now);
  const { businessId } = viewer;
  const time = { from: new Date(releaseOf(order) ?? order.placedAt), to: endOf(order, now) };
  const heard = await read(async (sql): Promise<LaneSources> => {
    const signals = await signalsOf(sql, { id, businessId });
    const known = await devicesOfBranch(sql, { businessId, branchId: order.branchId });
    const devices = known.filter((device) => concerns(device, signals, time));
    const ids = devices.map((device) => device.id);
    const gaps = await gapsBetween(sql, businessId, ids, time);
    return {
      ...{ signals, devices, gaps },
      mails: await mailsOf(sql, { id, businessId }),
      tickets: await ticketsOfOrder(sql, { id, businessId }),
      ...(await offersOfOrder(sql, {
        ...{ id, businessId, branchId: order.branchId, from: new Date(order.placedAt) },
        // What was pressed without a network ends it earlier than it was given out by the clock of the server.
        to: new Date(time.to.getTime() + MAX_PRESS_AGE_MS),
      })),
    };
  });
  const deviceLanes = heard.devices.map((device) => deviceLane(device, heard, time));
  const lanes = [...lanesOf(order, heard), ...deviceLanes]
    .filter(({ entries, kind }) => entries.length > 0 || kind === 'DEVICE')
    .map((lane) => ({ ...lane, entries: lane.entries.sort((a, b) => (a.at < b.at ? -1 : 1)) }));
  const { from, to } = time;
  const findings = stageDurations(courseOf(order, deviceLanes), to);
  return {
    orderId: id,
    number: order.number,
    from: from.toISOString(),
    to: to.toISOString(),
    ...{ cause: mainDelayCause(findings), findings, cut: isCut(order, heard) },
    lanes,
  };
}

/**
 * A board or kitchen screen that was waited for while the order was under way, also where it had fallen silent before, and
 * any other that told of it.
 */
function concerns(
  { id, shows, presence, knownSince, lastSignAt }: StoredDevice,
  signals: Signal[],
  { from, to }: { from: Date; to: Date },
): boolean {
  if (signals.some(({ deviceId }) => deviceId === id)) return true;
  const isMissedSince = from.getTime() - MISSED_DAYS * DAY_MS;
  const wasWaitedFor = Date.parse(knownSince) < to.getTime() && Date.parse(lastSignAt) >= isMissedSince;
  return shows !== 'DASHBOARD' && presence !== 'REMOVED' && wasWaitedFor;
}

/** Whether a list was as long as it may be. */
const isCut = (
  { timeline }: OrderDto,
  { signals, gaps, mails, tickets, areOffersCut }: LaneSources,
): boolean =>
  areOffersCut ||
  timeline.length >= MAX_ENTRIES ||
  signals.length >= MAX_SIGNALS ||
  gaps.length >= MAX_GAPS ||
  mails.length >= MAX_MAILS ||
  tickets.length >= MAX_JOBS_OF_ORDER;

const isTaken = (state: OrderState | null) => state !== null && !isLost(state);

/** When an order for later left off waiting for its time; null while it waits, and of one for now. */
const releaseOf = ({ timeline }: OrderDto): string | null =>
  timeline.find(({ from, to }) => from === 'SCHEDULED' && to !== from && isTaken(to))?.at ?? null;

/** When it was with the customer, or came to nothing; what its books bring later is no part of its course. */
function endOf({ state, deliveredAt, timeline }: OrderDto, now: Date): Date {
  if (isOpen(state)) return now;
  const ended = isLost(state) ? lastTime(timeline, isLost) : deliveredAt;
  return new Date(ended ?? timeline.at(-1)?.at ?? now);
}

/** When an order last came to such a state. */
const lastTime = (timeline: OrderDto['timeline'], isMeant: (to: OrderState) => boolean): string | null =>
  timeline.findLast(({ to, from }) => to !== null && to !== from && isMeant(to))?.at ?? null;

function paymentOf({ placedAt, timeline }: OrderDto): string | null {
  if (timeline[0]?.to !== 'AWAITING_PAYMENT') return placedAt;
  return (
    timeline.find(({ from, to }) => from === 'AWAITING_PAYMENT' && to !== from && isTaken(to))?.at ?? null
  );
}

function courseOf(order: OrderDto, devices: readonly BlackBoxLane[]): OrderMilestones {
  const { placedAt, acknowledgedAt, acceptedAt, readyAt, dispatchedAt, deliveredAt, promisedAt } = order;
  const ringsFrom = lastTime(order.timeline, (to) => to === 'PENDING');
  return {
    ...{ placedAt, acknowledgedAt, acceptedAt, readyAt, dispatchedAt, deliveredAt, promisedAt, ringsFrom },
    ...{ type: order.type, timing: order.timing },
    ...{ preparationMin: order.preparationMin, kitchenDueAt: order.kitchenDueAt },
    ...{ paidAt: paymentOf(order), releasedAt: releaseOf(order) },
    endedAt: isLost(order.state) ? lastTime(order.timeline, isLost) : null,
    devices: devices.map(({ entries, gaps }) => ({
      rungAt: entries.find(({ what, at }) => what === 'RUNG' && at >= (ringsFrom ?? ''))?.at ?? null,
      gaps,
    })),
  };
}
