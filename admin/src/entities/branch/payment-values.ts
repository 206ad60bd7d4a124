import type { BranchDto } from '@contracts/branches';
import { pixKeyKind } from '@domain/country';
import { PAYMENT_METHODS, type PaymentMethod } from '@domain/orders/payment';
import { z } from 'zod';
import type { FieldIssue } from '@shared/form/issues';

export interface PaymentValues {
  payments: PaymentMethod[];
  pixKey: string;
}

export const paymentSchema: z.ZodType<PaymentValues> = z.object({
  payments: z.array(z.enum(PAYMENT_METHODS)).min(1),
  pixKey: z.string().trim().max(77),
});

/** @param country ISO 3166-1 alpha-2, of the business */
export const offeredPayments = (country: string): PaymentMethod[] =>
  PAYMENT_METHODS.filter((method) => method !== 'PIX' || country === 'BR');

/** What most customers of a country pay with, until the branch says otherwise. */
const usualPayments = (country: string): PaymentMethod[] =>
  offeredPayments(country).filter((method) => ['PIX', 'CREDIT', 'DEBIT', 'CASH'].includes(method));

export const storedPayments = ({
  payments,
  pixKey,
}: Pick<BranchDto, 'payments' | 'pixKey'>): PaymentValues => ({ payments, pixKey: pixKey ?? '' });

/** Those of a branch that is set up: what most take, until it says otherwise. */
export const toPaymentValues = (
  branch: Pick<BranchDto, 'payments' | 'pixKey'>,
  country: string,
): PaymentValues => ({
  ...storedPayments(branch),
  payments: branch.payments.length > 0 ? branch.payments : usualPayments(country),
});

export function paymentIssues({ payments, pixKey }: PaymentValues): FieldIssue[] {
  if (!payments.includes('PIX')) return [];
  if (pixKey.trim() === '') return [{ path: 'pixKey', code: 'REQUIRED' }];
  return pixKeyKind(pixKey) === null ? [{ path: 'pixKey', code: 'INVALID_PIX_KEY' }] : [];
}
