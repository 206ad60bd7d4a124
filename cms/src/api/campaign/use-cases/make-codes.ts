import type { z } from 'zod';
import { actorOf, writeAudit } from '../../../audit/audit';
import type { CodesMadeDto, codesBody } from '../../../contracts/coupons';
import { rowInUse } from '../../../crud/scope';
import { newId } from '../../../database/ids';
import { inTransaction } from '../../../database/transaction';
import { invalid, notFound } from '../../../errors/api-error';
import { nextTurn } from '../../../event-loop/turns';
import type { Viewer } from '../../../sessions/viewer';
import { customerById } from '../../customers/exports';
import { coupon } from '../nouns/coupon';
import { insertBatch } from '../store/new-codes';

/** Codes written at a time, so that other writers are let in. */
const PAGE = 500;

/**
 * Makes personal codes of a coupon: each can be used once. A batch is written page by page; what has been written stays if
 * the server stops, and shows in the list.
 *
 * @throws 404 for a coupon or a customer that the business does not have; 422 for several codes of one customer
 */
export async function makeCodes(
  viewer: Viewer,
  couponId: string,
  { count, expiresAt, customerId }: z.output<typeof codesBody>,
  now: Date,
): Promise<CodesMadeDto> {
  const { businessId } = viewer;
  if (customerId !== null && count > 1)
    throw invalid([{ code: 'ONE_CODE_PER_CUSTOMER', path: ['count'] }], 422);
  const purpose = 'BATCH' as const;
  const batch = { businessId, couponId, batchId: newId(), purpose, customerId, expiresAt, now };
  await rowInUse(coupon, viewer, couponId);
  await inTransaction(async (tx) => {
    if (customerId !== null && !(await customerById(tx, businessId, customerId))) throw notFound();
    await writeAudit(tx, {
      ...{
        businessId,
        branchId: null,
        at: now,
        actor: actorOf(viewer),
        entity: 'coupon',
        entityId: couponId,
      },
      ...{ action: 'make-codes', after: { codes: count, batchId: batch.batchId } },
    });
  });
  for (let left = count; left > 0; left -= PAGE) {
    await inTransaction((tx) => insertBatch(tx, batch, Math.min(left, PAGE)));
    await nextTurn();
  }
  return { batchId: batch.batchId, count };
}
