import type { DeviceTestPrinter, DeviceTestRow } from '../../../contracts/devices';
import type { Sql } from '../../../database/sql';
import { json, milliseconds, text } from '../../../database/codecs';
import { defineTable, type RowOf } from '../../../database/table';
import type { Tx } from '../../../database/transaction';

/** A device of which an answer is waited for. */
export type Expected = Pick<DeviceTestRow, 'id' | 'name' | 'shows'>;

const tests = defineTable('device_tests', {
  branchId: text(),
  businessId: text(),
  orderId: text(),
  startedAt: milliseconds(),
  endsAt: milliseconds(),
  startedBy: text(),
  expected: json<Expected[]>([]),
  printers: json<DeviceTestPrinter[]>([]),
});

export type StoredTest = RowOf<typeof tests>;

/** The last test of a branch. */
export const lastTest = (
  sql: Sql,
  { businessId, branchId }: { businessId: string; branchId: string },
): Promise<StoredTest | null> => tests.find(sql, 'branch_id = ? AND business_id = ?', [branchId, businessId]);

/** Keeps a test in the place of the one before. */
export const storeTest = (tx: Tx, test: StoredTest): Promise<number> =>
  tests.insert(
    tx,
    test,
    {},
    `ON CONFLICT (branch_id) DO UPDATE SET business_id = excluded.business_id, order_id = excluded.order_id,
       started_at = excluded.started_at, ends_at = excluded.ends_at, started_by = excluded.started_by, expected = excluded.expected,
       printers = excluded.printers`,
  );

/** Keeps what the printers of a test answered; answers 0 where another test was begun meanwhile. */
export const notePrinters = (
  tx: Tx,
  { branchId, businessId, orderId }: StoredTest,
  printers: DeviceTestPrinter[],
): Promise<number> =>
  tests.update(tx, { printers }, [
    'branch_id = ? AND business_id = ? AND order_id = ?',
    branchId,
    businessId,
    orderId,
  ]);
