import type { SignalKind } from '../../../contracts/devices';
import { inList, type Sql } from '../../../database/sql';
import { code, milliseconds, number, text } from '../../../database/codecs';
import { defineTable, type RowOf } from '../../../database/table';
import type { Tx } from '../../../database/transaction';

/** Stands for the device of whoever ordered: what they looked at. */
export const CUSTOMER = 'customer';

const signals = defineTable('order_signals', {
  orderId: text(),
  deviceId: text(),
  kind: code<SignalKind>(),
  /** When the ringing began that it is about; 0 of what happens once, however often it rings. */
  ringing: number(),
  businessId: text(),
  at: milliseconds(),
});

export type Signal = RowOf<typeof signals>;

/** How long what devices told is kept, in days. */
export const SIGNAL_DAYS = 30;

/** Keeps what happened first on a device, in each ringing; that it happened again changes nothing. */
export async function insertSignals(sql: Sql, noted: readonly Signal[]): Promise<number> {
  let written = 0;
  for (const signal of noted) written += await signals.insert(sql, signal, {}, 'ON CONFLICT DO NOTHING');
  return written;
}

/** More than so many signals of an order are not told. */
export const MAX_SIGNALS = 500;

/** What devices told of an order, oldest first. */
export const signalsOf = (
  sql: Sql,
  { id, businessId }: { id: string; businessId: string },
): Promise<Signal[]> =>
  signals.select(sql, `order_id = ? AND business_id = ? ORDER BY at LIMIT ${MAX_SIGNALS}`, [id, businessId]);

const gaps = defineTable('device_gaps', {
  deviceId: text(),
  fromAt: milliseconds(),
  toAt: milliseconds(),
  businessId: text(),
});

export type Gap = RowOf<typeof gaps>;

/** Keeps that a device could not hear for a while; the same told again is made as long as it was told to be. */
export async function insertGaps(tx: Tx, noted: readonly Gap[]): Promise<void> {
  for (const gap of noted) {
    await gaps.insert(
      tx,
      gap,
      {},
      `ON CONFLICT (device_id, from_at) DO UPDATE SET to_at = excluded.to_at WHERE device_gaps.to_at < excluded.to_at`,
    );
  }
}

/** More than so many gaps are not told. */
export const MAX_GAPS = 200;

/** When devices could not hear between two instants, oldest first. */
export const gapsBetween = (
  sql: Sql,
  businessId: string,
  deviceIds: readonly string[],
  { from, to }: { from: Date; to: Date },
): Promise<Gap[]> =>
  gaps.select(
    sql,
    `${inList(sql, 'device_id')} AND to_at >= ? AND from_at <= ? AND business_id = ? ORDER BY from_at LIMIT ${MAX_GAPS}`,
    [deviceIds, from.getTime(), to.getTime(), businessId],
  );

/** Forgets what is too old, but for what the last test of a branch came to. Unscoped: of every business. */
export async function deleteOldSignals(sql: Sql, before: Date): Promise<void> {
  await sql.run(
    'DELETE FROM order_signals WHERE at < ? AND order_id NOT IN (SELECT order_id FROM device_tests)',
    [before.getTime()],
  );
  await sql.run('DELETE FROM device_gaps WHERE to_at < ?', [before.getTime()]);
}
