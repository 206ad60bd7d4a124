import { instantOrThrow, type InstantColumn } from '../../../database/columns';
import { sqlList, type Sql } from '../../../database/sql';
import { slotOf, type Slot } from '../../../domain/orders/slots';
import { DAY_MS, MINUTE_MS } from '../../../domain/time';
import type { LoadedStore } from '../../../store/load-store';
import { LOST_STATES } from '../../../domain/orders/states';

const LOST = sqlList(LOST_STATES);

/**
 * For when the orders for later are, from the beginning of the slot of an instant on for a day; none where the slots of the
 * branch have no limit. What came to nothing gives its place back.
 *
 * @param wanted ISO-8601, null for now
 */
export async function scheduledAround(
  sql: Sql,
  { branch }: LoadedStore,
  wanted: string | null,
): Promise<Date[]> {
  const { minutes, capacity } = branch.settings.slots;
  const instant = wanted === null ? NaN : Date.parse(wanted);
  if (capacity === null || Number.isNaN(instant)) return [];
  const { from } = slotOf(new Date(instant), minutes, branch.timezone);
  return scheduledWithin(sql, branch.id, {
    from,
    to: new Date(from.getTime() + DAY_MS + minutes * MINUTE_MS),
  });
}

/** For when the orders for later are of which a slot between now and the end of the last day can be asked. */
export async function scheduledAhead(sql: Sql, { branch }: LoadedStore, now: Date): Promise<Date[]> {
  const { scheduling, slots } = branch.settings;
  if (slots.capacity === null) return [];
  const { from } = slotOf(now, slots.minutes, branch.timezone);
  // A day more than can be chosen: the last one is chosen as a whole, and may have 25 hours.
  const to = new Date(from.getTime() + (scheduling.maxDays + 2) * DAY_MS);
  return scheduledWithin(sql, branch.id, { from, to });
}

/** Unscoped: by the branch of a loaded store. */
async function scheduledWithin(sql: Sql, branchId: string, { from, to }: Slot): Promise<Date[]> {
  const rows = await sql.all<{ at: InstantColumn }>(
    `SELECT scheduled_for AS at FROM orders WHERE branch_id = ? AND scheduled_for >= ? AND scheduled_for < ?
        AND test = ? AND state NOT IN ${LOST} LIMIT 50000`,
    [branchId, from, to, false],
  );
  return rows.map(({ at }) => new Date(instantOrThrow(at)));
}
