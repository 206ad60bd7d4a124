import type { Sql } from '../../../database/sql';
import { isOnline } from '../../../domain/devices';
import { serviceWindow } from '../../../domain/orders/service-window';
import { DAY_MS } from '../../../domain/time';
import type { LoadedStore } from '../../../store/load-store';
import { devicesSince } from '../store/devices';

/** Out of its hours nobody misses a screen. */
const isOpen = (store: LoadedStore, now: Date): boolean =>
  store.branch.services.some((service) =>
    serviceWindow(store, service, now).obstacles.every(
      ({ code }) => code !== 'CLOSED_HOURS' && code !== 'HOLIDAY',
    ),
  );

/** How many boards and kitchen screens of a branch gave signs within a day and give none now that it is open. */
export async function missingDevices(sql: Sql, store: LoadedStore, now: Date): Promise<number> {
  if (!isOpen(store, now)) return 0;
  const { businessId } = store;
  const place = { businessId, branchId: store.branch.id };
  const known = await devicesSince(sql, place, new Date(now.getTime() - DAY_MS));
  return known.filter((device) => !isOnline(device, now)).length;
}
