import type { BlackBoxDto, BlackBoxEntry, BlackBoxLane } from '../../../contracts/black-box';
import type { OrderDto } from '../../../contracts/orders';
import { read } from '../../../database/transaction';
import { reckonCourse, type OrderCourse, type Stretch } from '../../../domain/orders/black-box';
import { cameToNothing, isOpen } from '../../../domain/orders/life-cycle';
import type { Viewer } from '../../../sessions/viewer';
import { offersOfTrip, type TripOffer } from '../../couriers/exports';
import { readOrder } from '../../orders/use-cases/read-order';
import { ticketsOfOrder, type TicketOfOrder } from '../../printing/exports';
import { laneOfAction } from '../lane-of-action';
import { devicesOfBranch, type StoredDevice } from '../store/devices';
import { mailsOf, type OrderMail } from '../store/mails';
import { CUSTOMER, gapsBetween, signalsOf, type Gap, type Signal } from '../store/signals';

interface Heard {
  signals: Signal[];
  devices: StoredDevice[];
  gaps: Gap[];
  mails: OrderMail[];
  tickets: TicketOfOrder[];
  offers: TripOffer[];
}

/** What everybody saw and did of an order, as far as the viewer may see the order, and where its time went. */
export async function readBlackBox(viewer: Viewer, id: string, now: Date): Promise<BlackBoxDto> {
  const order = await readOrder(viewer, id, now);
  const { businessId } = viewer;
  const until = isOpen(order.state) ? now : new Date(order.timeline.at(-1)?.at ?? order.placedAt);
  const time = { from: new Date(order.placedAt), to: until };
  const heard = await read(async (sql): Promise<Heard> => {
    const signals = await signalsOf(sql, { id, businessId });
    const known = await devicesOfBranch(sql, { businessId, branchId: order.branchId });
    const devices = known.filter((device) => concerns(device, signals, time.from));
    const ids = devices.map((device) => device.id);
    const gaps = await gapsBetween(sql, businessId, ids, time);
    const trip = order.courier?.deliveryId;
    return {
      ...{ signals, devices, gaps },
      mails: await mailsOf(sql, { id, businessId }),
      tickets: await ticketsOfOrder(sql, { id, businessId }),
      offers: trip === undefined ? [] : await offersOfTrip(sql, businessId, trip),
    };
  });
  const deviceLanes = heard.devices.map((device) => deviceLane(device, heard, time));
  const lanes = [...lanesOf(order, heard), ...deviceLanes]
    .filter(({ entries, kind }) => entries.length > 0 || kind === 'DEVICE')
    .map((lane) => ({ ...lane, entries: lane.entries.sort((a, b) => (a.at < b.at ? -1 : 1)) }));
  const { from, to } = time;
  return {
    orderId: id,
    number: order.number,
    from: from.toISOString(),
    to: to.toISOString(),
    findings: reckonCourse(courseOf(order, deviceLanes), to),
    lanes,
  };
}

/** A board or kitchen screen that was waited for when the order came, and any other that told of it. */
function concerns(
  { id, shows, presence, lastSignAt }: StoredDevice,
  signals: Signal[],
  placed: Date,
): boolean {
  if (signals.some(({ deviceId }) => deviceId === id)) return true;
  const wasThere = Date.parse(lastSignAt) >= placed.getTime();
  return shows !== 'DASHBOARD' && presence !== 'REMOVED' && wasThere;
}

function deviceLane(
  { id, name, lastSignAt, presence }: StoredDevice,
  { signals, gaps }: Heard,
  time: { from: Date; to: Date },
): BlackBoxLane {
  const own = signals.filter(({ deviceId }) => deviceId === id);
  const entries = own.map(({ at, kind }): BlackBoxEntry => ({ at, what: kind, detail: null, who: null }));
  const told = gaps.filter(({ deviceId }) => deviceId === id);
  const [from, to] = [time.from.toISOString(), time.to.toISOString()];
  const open = presence === 'HERE' ? [] : [{ fromAt: lastSignAt, toAt: to }];
  const within = [...told, ...open]
    .map(({ fromAt, toAt }): Stretch => ({ from: fromAt > from ? fromAt : from, to: toAt < to ? toAt : to }))
    .filter((gap) => gap.from < gap.to);
  return { id, kind: 'DEVICE', name, entries, gaps: within };
}

function lanesOf(order: OrderDto, { signals, mails, tickets, offers }: Heard): BlackBoxLane[] {
  const lanes = new Map<BlackBoxLane['kind'], BlackBoxLane>();
  const put = (
    kind: BlackBoxLane['kind'],
    entry: Partial<BlackBoxEntry> & Pick<BlackBoxEntry, 'at' | 'what'>,
  ) => {
    const lane = lanes.get(kind) ?? { id: kind, kind, name: null, entries: [], gaps: [] };
    lane.entries.push({ detail: null, who: null, ...entry });
    lanes.set(kind, lane);
  };
  for (const { at, action, actor } of order.timeline) {
    if (action === 'place') put('CUSTOMER', { at, what: 'PLACED', detail: order.channel });
    else put(laneOfAction(action, actor.kind), { at, what: 'ACTION', detail: action, who: actor.name });
  }
  for (const { at, deviceId } of signals) if (deviceId === CUSTOMER) put('CUSTOMER', { at, what: 'LOOKED' });
  for (const { at, station } of order.readyStations)
    put('KITCHEN', { at, what: 'STATION_READY', detail: station });
  for (const mail of mails) put('SERVER', mailEntry(mail));
  for (const ticket of tickets) put('PRINTER', ticketEntry(ticket));
  for (const { how, at, courier } of offers)
    put('COURIER', { at, what: how === 'OFFERED' ? how : `OFFER_${how}`, who: courier });
  return ['CUSTOMER', 'PAYMENT', 'SERVER', 'STORE', 'KITCHEN', 'PRINTER', 'COURIER'].flatMap(
    (kind) => lanes.get(kind as BlackBoxLane['kind']) ?? [],
  );
}

function mailEntry({ topic, runAt, doneAt, deadAt }: OrderMail): BlackBoxEntry {
  const what = doneAt !== null ? 'MAIL_SENT' : deadAt !== null ? 'MAIL_FAILED' : 'MAIL_WAITING';
  return { at: new Date(doneAt ?? deadAt ?? runAt).toISOString(), what, detail: topic, who: null };
}

function ticketEntry({ kind, state, queuedAt, printedAt, printer }: TicketOfOrder): BlackBoxEntry {
  const what =
    printedAt !== null ? 'TICKET_PRINTED' : state === 'FAILED' ? 'TICKET_FAILED' : 'TICKET_WAITING';
  return { at: printedAt ?? queuedAt, what, detail: kind, who: printer };
}

function courseOf(order: OrderDto, devices: readonly BlackBoxLane[]): OrderCourse {
  const cameTo = (test: (to: NonNullable<OrderDto['timeline'][number]['to']>) => boolean) =>
    order.timeline.findLast(({ to, from }) => to !== null && to !== from && test(to))?.at ?? null;
  const { placedAt, acknowledgedAt, acceptedAt, readyAt, dispatchedAt, deliveredAt, promisedAt } = order;
  return {
    ...{ placedAt, acknowledgedAt, acceptedAt, readyAt, dispatchedAt, deliveredAt, promisedAt },
    type: order.type,
    preparationMin: order.preparationMin,
    ringsFrom: cameTo((to) => to === 'PENDING'),
    endedAt: cameToNothing(order.state) ? cameTo(cameToNothing) : null,
    devices: devices.map(({ entries, gaps }) => ({
      rungAt: entries.find(({ what }) => what === 'RUNG')?.at ?? null,
      gaps,
    })),
  };
}
