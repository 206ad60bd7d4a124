import { isOpenPayment } from './open-payments';
import type { Payment } from './payment';

/**
 * Who says that a payment was made: its customer, who of the staff saw the money, or the provider that took it. `DISPUTED`:
 * the provider said so, and the customer's bank asks for it back.
 */
export const PAYMENT_TRUTHS = ['SAID', 'STAFF', 'PROVIDER', 'DISPUTED'] as const;
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
  if (state === 'DISPUTED') return 'DISPUTED';
  if (isOpenPayment({ state })) return claim ? 'SAID' : null;
  return confirmedBy;
}
