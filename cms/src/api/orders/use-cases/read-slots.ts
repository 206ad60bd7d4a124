import type { SlotsDto } from '../../../contracts/storefront';
import { read } from '../../../database/transaction';
import type { OrderType } from '../../../domain/orders/order';
import { slotDays, slotsHoldFor, withRoom, type SlotDay } from '../../../domain/quote';
import { orderTime } from '../../../domain/quote/order-time';
import { storeFacts } from '../../../store/facts';
import type { LoadedStore } from '../../../store/load-store';
import { scheduledAhead } from '../store/scheduled-orders';

const channel = 'STORE';
/** A month of slots takes a while to be worked out, and is the same for every customer until a quarter of an hour is over. */
const kept = new WeakMap<LoadedStore, Map<OrderType, { key: string; days: SlotDay[] }>>();

/** When a service of a store can be ordered for. */
export async function readSlots(store: LoadedStore, service: OrderType, now: Date): Promise<SlotsDto> {
  const { facts, scheduled } = await read(async (sql) => ({
    facts: await storeFacts(sql, store, now),
    scheduled: await scheduledAhead(sql, store, now),
  }));
  return {
    soon: orderTime(store, service, null, { ...facts, now, channel }).refusals.length === 0,
    days: withRoom(store, keptDays(store, service, now), scheduled).map(({ day, slots }) => ({
      day,
      slots: slots.map(({ from, to, full }) => ({ from: from.toISOString(), to: to.toISOString(), full })),
    })),
  };
}

function keptDays(store: LoadedStore, service: OrderType, now: Date): SlotDay[] {
  const services = kept.get(store) ?? new Map<OrderType, { key: string; days: SlotDay[] }>();
  kept.set(store, services);
  const key = slotsHoldFor(store, now);
  const known = services.get(service);
  if (known?.key === key) return known.days;
  const days = slotDays(store, service, { now, channel });
  services.set(service, { key, days });
  return days;
}
