import type { BlackBoxEntry, BlackBoxLane } from '../../contracts/black-box';
import type { OrderDto } from '../../contracts/orders';
import type { TimeSpan } from '../../domain/orders/black-box';
import type { OrderOffers } from '../couriers/exports';
import type { TicketOfOrder } from '../printing/exports';
import { entriesOfMail, entriesOfTicket, type Noted } from './black-box-queues';
import { laneOfAction } from './lane-of-action';
import type { StoredDevice } from './store/devices';
import type { OrderMail } from '../../outbox/order-mails';
import { CUSTOMER, type Gap, type Signal } from './store/signals';

/** What is known of an order beside the order itself. */
export interface LaneSources extends OrderOffers {
  signals: Signal[];
  devices: StoredDevice[];
  gaps: Gap[];
  mails: OrderMail[];
  tickets: TicketOfOrder[];
}

const entryOf = (noted: Noted): BlackBoxEntry => ({
  ...{ detail: null, who: null, device: null, tries: null },
  ...{ reason: null, waitedSec: null, nextTryAt: null },
  ...noted,
});

/** What a device told, and when within a time it could not hear. */
export function deviceLane(
  { id, name, shows, lastSignAt, presence }: StoredDevice,
  { signals, gaps }: LaneSources,
  time: { from: Date; to: Date },
): BlackBoxLane {
  const own = signals.filter(({ deviceId }) => deviceId === id);
  const entries = own.map(({ at, kind }) => entryOf({ at, what: kind }));
  const told = gaps.filter(({ deviceId }) => deviceId === id);
  const [from, to] = [time.from.toISOString(), time.to.toISOString()];
  // Other pages give signs only while they ring.
  const open = presence === 'HERE' || shows === 'DASHBOARD' ? [] : [{ fromAt: lastSignAt, toAt: to }];
  const within = [...told, ...open]
    .map(({ fromAt, toAt }): TimeSpan => ({ from: fromAt > from ? fromAt : from, to: toAt < to ? toAt : to }))
    .filter((gap) => gap.from < gap.to);
  return { id, kind: 'DEVICE', name, entries, gaps: within };
}

/** What everybody but the devices saw and did. */
export function lanesOf(order: OrderDto, { signals, mails, tickets, offers }: LaneSources): BlackBoxLane[] {
  const lanes = new Map<BlackBoxLane['kind'], BlackBoxLane>();
  const put = (kind: BlackBoxLane['kind'], noted: Noted) => {
    const lane = lanes.get(kind) ?? { id: kind, kind, name: null, entries: [], gaps: [] };
    lane.entries.push(entryOf(noted));
    lanes.set(kind, lane);
  };
  for (const step of order.timeline) {
    const { at, action, actor, device, reason, refused } = step;
    if (action === 'place') put('CUSTOMER', { at, what: 'PLACED', detail: order.channel, device });
    else if (action === 'station-start')
      put('KITCHEN', { at, what: 'STATION_STARTED', detail: reason, who: actor.name, device });
    // On the axis stands when they did it; that it could not be taken came later.
    else if (refused)
      put('COURIER', { at: refused.pressedAt, what: 'ACTION', detail: action, who: actor.name });
    else put(laneOfAction(step), { at, what: 'ACTION', detail: action, who: actor.name, device });
  }
  for (const { at, deviceId } of signals) if (deviceId === CUSTOMER) put('CUSTOMER', { at, what: 'LOOKED' });
  for (const { at, station } of order.readyStations)
    put('KITCHEN', { at, what: 'STATION_READY', detail: station });
  for (const noted of mails.flatMap(entriesOfMail)) put('SERVER', noted);
  for (const noted of tickets.flatMap(entriesOfTicket)) put('PRINTER', noted);
  for (const { how, at, courier } of offers)
    put('COURIER', { at, what: how === 'OFFERED' ? how : `OFFER_${how}`, who: courier });
  return ['CUSTOMER', 'PAYMENT', 'SERVER', 'STORE', 'KITCHEN', 'PRINTER', 'COURIER'].flatMap(
    (kind) => lanes.get(kind as BlackBoxLane['kind']) ?? [],
  );
}
