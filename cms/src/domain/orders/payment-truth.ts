import { isOpenPayment } from './open-payments';
import type { Payment } from './order';

/** Who says that a payment was made: its customer, who of the staff saw the money, or the provider that took it. */
export const PAYMENT_TRUTHS = ['SAID', 'STAFF', 'PROVIDER'] as const;
export type PaymentTruth = (typeof PAYMENT_TRUTHS)[number];

/**
 * By whose word money that is paid before the order is made counts as paid. What is paid when the order is handed over is
 * in somebody's hand, and needs nobody's word.
 *
 * @returns null where nobody said so yet, or nobody has to
 */
export function paymentTruth({
  timing,
  state,
  claim,
  confirmedBy,
}: Pick<Payment, 'timing' | 'state' | 'claim' | 'confirmedBy'>): PaymentTruth | null {
  if (timing !== 'PREPAID') return null;
  if (isOpenPayment({ state })) return claim ? 'SAID' : null;
  return confirmedBy;
}
