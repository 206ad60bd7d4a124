/* Unscoped: by the branch of a loaded store. */
import { instantOrThrow, type InstantColumn } from '../../../database/columns';
import type { Sql } from '../../../database/sql';
import { slotOf } from '../../../domain/orders/slots';
import { DAY_MS } from '../../../domain/time';
import type { LoadedStore } from '../../../store/load-store';

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
  const rows = await sql.all<{ at: InstantColumn }>(
    `SELECT scheduled_for AS at FROM orders WHERE branch_id = ? AND scheduled_for >= ? AND scheduled_for < ?
        AND test = ? AND state NOT IN ('REJECTED','CANCELLED','EXPIRED') LIMIT 50000`,
    [branch.id, from, new Date(from.getTime() + DAY_MS + minutes * 60_000), false],
  );
  return rows.map(({ at }) => new Date(instantOrThrow(at)));
}
