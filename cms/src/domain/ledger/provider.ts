import type { AccountCode } from './accounts';
import { posting, transfer, type Posting } from './posting';

/** Methods whose money arrives later and less a fee, with the accounts of both. */
export const RECEIVABLES = {
  CREDIT: { account: 'card.receivable:credit', fees: 'fees.credit' },
  DEBIT: { account: 'card.receivable:debit', fees: 'fees.debit' },
  MEAL_VOUCHER: { account: 'meal_voucher.receivable', fees: 'fees.meal_voucher' },
} as const satisfies Record<string, { account: AccountCode; fees: AccountCode }>;
export type ReceivableMethod = keyof typeof RECEIVABLES;

/**
 * An acquirer has paid receivables to the bank, less its fee.
 *
 * @param ref of the acquirer's payment, which is posted once
 * @param grossCents what of the receivables is settled, minor units ≥ 0
 * @param feeCents what of it the acquirer keeps, 0 ≤ fee ≤ gross
 */
export const receivableSettledPosting = (
  method: ReceivableMethod,
  { ref, grossCents, feeCents }: { ref: string; grossCents: number; feeCents: number },
): Posting | null =>
  posting('RECEIVABLE_SETTLED', ref, [
    { account: RECEIVABLES[method].account, amountCents: -grossCents },
    { account: RECEIVABLES[method].fees, amountCents: feeCents },
    { account: 'bank', amountCents: grossCents - feeCents },
  ]);

/**
 * The payment provider keeps a fee of what it holds.
 *
 * @param ref of the provider's charge, which is posted once
 * @param feeCents minor units; negative where a fee is given back
 */
export const providerFeePosting = (ref: string, feeCents: number): Posting | null =>
  transfer('PROVIDER_FEE', ref, { from: 'provider.pending', to: 'fees.online', amountCents: feeCents });

/** Money that the payment provider held becomes available to the business. `amountCents` is minor units ≥ 0. */
export const providerReleasePosting = (ref: string, amountCents: number): Posting | null =>
  transfer('PROVIDER_RELEASE', ref, { from: 'provider.pending', to: 'merchant.available', amountCents });

/** The platform's own fee is taken from what is available, which has a floor. `feeCents` is minor units ≥ 0. */
export const platformFeePosting = (ref: string, feeCents: number): Posting | null =>
  transfer('PLATFORM_FEE', ref, { from: 'merchant.available', to: 'platform.fee', amountCents: feeCents });

/** A payout of what is available. */
export interface LedgerPayout {
  id: string;
  /** The amount that leaves the available balance, minor units > 0. */
  amountCents: number;
  /** The part of it that the transfer costs, 0 ≤ fee ≤ amount. */
  feeCents: number;
}

/** A payout is requested: its amount is reserved. Both accounts have a floor, so what is not available is refused. */
export const payoutRequestedPosting = ({ id, amountCents }: LedgerPayout): Posting | null =>
  transfer('PAYOUT_REQUESTED', id, {
    from: 'merchant.available',
    to: 'merchant.payout_reserved',
    amountCents,
  });

/** A payout has arrived at the bank, less its fee. */
export const payoutPaidPosting = ({ id, amountCents, feeCents }: LedgerPayout): Posting | null =>
  posting('PAYOUT_PAID', id, [
    { account: 'merchant.payout_reserved', amountCents: -amountCents },
    { account: 'bank', amountCents: amountCents - feeCents },
    { account: 'fees.payout', amountCents: feeCents },
  ]);

/** A payout was rejected, cancelled or has failed: what was reserved is available again, once. */
export const payoutReturnedPosting = ({ id, amountCents }: LedgerPayout): Posting | null =>
  transfer('PAYOUT_RETURNED', id, {
    from: 'merchant.payout_reserved',
    to: 'merchant.available',
    amountCents,
  });
