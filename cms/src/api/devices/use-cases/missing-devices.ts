import type { Sql } from '../../../database/sql';
import { isOnline } from '../../../domain/devices';
import { isAttended } from '../../../domain/orders/attended';
import { DAY_MS } from '../../../domain/time';
import type { LoadedStore } from '../../../store/load-store';
import { devicesSince } from '../store/devices';

/** How many boards and kitchen screens of a branch gave signs within a day and give none now that it is open. */
export async function missingDevices(sql: Sql, store: LoadedStore, now: Date): Promise<number> {
  // Out of its hours nobody misses a screen.
  if (!isAttended(store, now)) return 0;
  const { businessId } = store;
  const place = { businessId, branchId: store.branch.id };
  const known = await devicesSince(sql, place, new Date(now.getTime() - DAY_MS));
  return known.filter((device) => !isOnline(device, now)).length;
}
