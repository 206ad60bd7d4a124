import { milliseconds, text } from '../../../database/codecs';
import { defineTable } from '../../../database/table';
import type { Sql } from '../../../database/sql';
import type { Tx } from '../../../database/transaction';

const events = defineTable('provider_events', { id: text(), type: text(), at: milliseconds() });

/** Notes that an event was heard; answers false for one that was heard before, or is being heard by somebody else. */
export async function insertProviderEvent(
  tx: Tx,
  { id, type }: { id: string; type: string },
  now: Date,
): Promise<boolean> {
  const at = now.toISOString();
  const row = { id: id.slice(0, 255), type: type.slice(0, 64), at };
  return (await events.insert(tx, row, {}, 'ON CONFLICT (id) DO NOTHING')) > 0;
}

/**
 * Forgets events that the provider will not send again: it does so for some weeks at most, when somebody asks it to.
 * Unscoped: they are the one provider's, of all businesses, by ids of its own.
 */
export const deleteProviderEvents = (sql: Sql, before: Date): Promise<number> =>
  events.remove(sql, 'at < ?', [before.getTime()]);
