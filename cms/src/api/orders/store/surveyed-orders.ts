import { unreadableRow } from '../../../errors/job-failures';
import { tableOf } from '../../../database/content-type';
import type { Sql } from '../../../database/sql';
import type { ReadableRows, RowOf } from '../../../database/table';
import type { Tx } from '../../../database/transaction';

const surveyed = tableOf('api::orders.order').pick(
  'id',
  'businessId',
  'branchId',
  'customerEmail',
  'deliveredAt',
  'concludedAt',
  'surveyedAt',
);

export type OrderToSurvey = RowOf<typeof surveyed>;

/** From when on the customer has an order; an order that was closed without a delivery counts from when it was closed. */
export const SURVEYED_SINCE = 'COALESCE(delivered_at, concluded_at)';

/** Orders whose customer can be asked by mail how they were, and about which nothing was decided yet. */
export const TO_SURVEY = `surveyed_at IS NULL AND customer_email IS NOT NULL AND state IN ('DELIVERED', 'CONCLUDED')`;

/** Orders that wait for their survey are read so many at a time. */
export const SURVEY_PAGE = 200;

/**
 * Orders that were handed over between two instants and whose customer was not asked yet, oldest first after `last`.
 * Unscoped: for the clock, which serves every business.
 */
export function ordersToSurvey(
  sql: Sql,
  { since, before }: { since: Date; before: Date },
  last: OrderToSurvey | undefined,
): Promise<ReadableRows<OrderToSurvey>> {
  const from = new Date(last?.deliveredAt ?? last?.concludedAt ?? since);
  return surveyed.selectReadable(
    sql,
    `${TO_SURVEY} AND ${SURVEYED_SINCE} < ? AND ${SURVEYED_SINCE} >= ?
        AND (${SURVEYED_SINCE} > ? OR document_id > ?)
      ORDER BY ${SURVEYED_SINCE}, document_id LIMIT ${SURVEY_PAGE}`,
    [before, from, from, last?.id ?? ''],
    unreadableRow('surveys'),
  );
}

/** Marks that it was decided whether the customer of an order is asked; false where another instance was faster. */
export const claimSurvey = async (
  tx: Tx,
  { id, businessId }: Pick<OrderToSurvey, 'id' | 'businessId'>,
  now: Date,
): Promise<boolean> =>
  (await surveyed.update(tx, { surveyedAt: now.toISOString() }, [
    'document_id = ? AND business_id = ? AND surveyed_at IS NULL',
    id,
    businessId,
  ])) > 0;
