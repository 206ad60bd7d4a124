import { randomInt } from 'node:crypto';
import { newId } from '../../../database/ids';
import type { Tx } from '../../../database/transaction';
import { couponPhase } from '../../../domain/campaign';
import { invalid } from '../../../errors/api-error';
import { couponCodes, type NewCode } from './coupon-codes';
import { couponById } from './coupons';

/** Letters and digits that nobody confuses when they are read aloud or off paper. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** 32^10 codes: guessing one of 10,000 takes 10^11 tries. */
const CODE_LENGTH = 10;

const newPersonalCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');

interface NewBatch extends Omit<NewCode, 'code' | 'createdAt' | 'orderId'> {
  purpose: 'BATCH' | 'RECOVERY';
  now: Date;
}

/** Writes so many new codes that are alike, and answers them. A code that exists already, which chance makes once in 10^12, fails. */
export async function insertBatch(tx: Tx, { now, ...batch }: NewBatch, count: number): Promise<string[]> {
  const codes = new Set<string>();
  while (codes.size < count) codes.add(newPersonalCode());
  for (const code of codes)
    await couponCodes.insert(tx, { ...batch, code, createdAt: now.toISOString(), orderId: null });
  return [...codes];
}

/**
 * Makes a personal code for a customer, so that they order again. It ends with its coupon.
 *
 * @returns the code, and the shared code by which people know the coupon
 * @throws 422 COUPON_NO_PERSONAL_CODES at `couponId`, unless the coupon is active and accepts personal codes alone
 */
export async function makeRecoveryCode(
  tx: Tx,
  { businessId, couponId, customerId }: { businessId: string; couponId: string; customerId: string },
  now: Date,
): Promise<{ code: string; batchId: string; coupon: string }> {
  const coupon = await couponById(tx, businessId, couponId);
  const phase = coupon && couponPhase({ coupon, uses: coupon.usedCount, spentCents: coupon.usedCents }, now);
  if (!coupon?.personalOnly || phase !== 'ACTIVE')
    throw invalid([{ code: 'COUPON_NO_PERSONAL_CODES', path: ['couponId'] }], 422);
  const batchId = newId();
  const batch = {
    businessId,
    couponId,
    batchId,
    purpose: 'RECOVERY' as const,
    customerId,
    expiresAt: null,
    now,
  };
  const [code = ''] = await insertBatch(tx, batch, 1);
  return { code, batchId, coupon: coupon.code };
}
