import type { ReadableRows } from '../../../database/table';
import { carts, SOURCE_STATES, type StoredCart } from './carts';
import { unindexed, type Sql } from '../../../database/sql';
import { unreadableRow } from '../../../errors/job-failures';

/** Carts that time moves are taken so many at a time. */
export const PAGE = 200;

interface Left {
  businessId: string;
  branchId: string;
}

/**
 * Marks as left what nobody touched since an instant, at most a page of it; answers whose they were. Unscoped: for the
 * clock, which serves every business.
 */
export const abandonBefore = (sql: Sql, before: Date, now: Date): Promise<Left[]> =>
  sql.all<Left>(
    `UPDATE carts SET state = 'ABANDONED', abandoned_at = ?, version = version + 1, updated_at = ?
      WHERE id IN (SELECT id FROM carts WHERE state IN ${SOURCE_STATES.abandon} AND last_activity_at < ? ORDER BY last_activity_at LIMIT ${PAGE})
        AND state IN ${SOURCE_STATES.abandon}
      RETURNING business_id AS "businessId", branch_id AS "branchId"`,
    [now, now, before],
  );

/**
 * Gives up what nobody touched since an instant, and forgets whose it was; a page at most, answers how many.
 * Unscoped: for the clock, which serves every business.
 */
export const expireBefore = (sql: Sql, before: Date, now: Date): Promise<number> =>
  sql.run(
    `UPDATE carts SET state = 'EXPIRED', contact_name = NULL, contact_phone = NULL, contact_email = NULL, consent_at = NULL,
        version = version + 1, updated_at = ?
      WHERE id IN (SELECT id FROM carts WHERE state IN ${SOURCE_STATES.expire} AND last_activity_at < ? ORDER BY last_activity_at LIMIT ${PAGE})
        AND state IN ${SOURCE_STATES.expire}`,
    [now, before],
  );

/**
 * Forgets whose the carts were that were ordered before an instant: the order knows it. A page at most, answers how many.
 * Unscoped: for the clock, which serves every business.
 */
export const eraseOrderedContacts = (sql: Sql, before: Date): Promise<number> =>
  sql.run(
    `UPDATE carts SET contact_name = NULL, contact_phone = NULL, contact_email = NULL, consent_at = NULL
      WHERE id IN (SELECT id FROM carts WHERE ${unindexed(sql, 'state')} IN ('CONVERTED', 'RECOVERED') AND last_activity_at < ?
          AND consent_at IS NOT NULL ORDER BY last_activity_at LIMIT ${PAGE})`,
    [before],
  );

/**
 * Carts that were left before an instant and whose customer may be written to, oldest first after `last`. Unscoped: for
 * the clock, which serves every business.
 */
export const remindable = (
  sql: Sql,
  { before, since }: { before: Date; since: Date },
  last: StoredCart | undefined,
): Promise<ReadableRows<StoredCart>> =>
  carts.selectReadable(
    sql,
    `state = 'ABANDONED' AND last_activity_at < ? AND last_activity_at > ? AND auto_reminded_at IS NULL
        AND passed_over_at IS NULL AND contact_email IS NOT NULL
        AND (last_activity_at > ? OR (last_activity_at = ? AND document_id > ?))
      ORDER BY last_activity_at, document_id LIMIT ${PAGE}`,
    [
      before,
      since,
      new Date(last?.lastActivityAt ?? since),
      new Date(last?.lastActivityAt ?? since),
      last?.id ?? '',
    ],
    unreadableRow('carts'),
  );
