import { randomInt } from 'node:crypto';
import type { z } from 'zod';
import { actorOf, writeAudit } from '../../../audit/audit';
import type { CodesMadeDto, codesBody } from '../../../contracts/coupons';
import { rowInUse } from '../../../crud/scope';
import { newId } from '../../../database/ids';
import { inTransaction, type Tx } from '../../../database/transaction';
import { invalid, notFound } from '../../../errors/api-error';
import { nextTurn } from '../../../event-loop/turns';
import type { Viewer } from '../../../sessions/viewer';
import { customerById } from '../../customers/exports';
import { coupon } from '../nouns/coupon';
import { insertCodes, type NewCode } from '../store/coupon-codes';

/** Letters and digits that nobody confuses when they are read aloud or off paper. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** 32^10 codes: guessing one of 10,000 takes 10^11 tries. */
const CODE_LENGTH = 10;
/** Codes written at a time, so that other writers are let in. */
const PAGE = 500;

const newPersonalCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');

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
  const batch = { businessId, couponId, batchId: newId(), purpose: 'BATCH', customerId, expiresAt, now };
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

/** Writes so many new codes that are alike. */
export const insertBatch = (tx: Tx, batch: NewBatch, count: number): Promise<void> =>
  insertCodes(tx, codesOf(batch, count));

type NewBatch = Omit<NewCode, 'code' | 'createdAt' | 'orderId'> & { now: Date };

function codesOf({ now, ...batch }: NewBatch, count: number): NewCode[] {
  const codes = new Set<string>();
  while (codes.size < count) codes.add(newPersonalCode());
  return [...codes].map((code) => ({ ...batch, code, createdAt: now.toISOString(), orderId: null }));
}
