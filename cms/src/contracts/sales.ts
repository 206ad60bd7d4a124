import { z } from 'zod';
import type { EndingCode } from '../domain/orders/order';
import {
  SALES_COMPARISONS,
  SALES_DIMENSIONS,
  type SalesFigures,
  type SalesGroup,
  type SalesPeriod,
  type SalesReconciliation,
} from '../domain/sales';
import { id } from './field-schemas';

/** `branch` is an id or `all`; business days, both included. */
const period = z.strictObject({ branch: id, from: z.iso.date(), to: z.iso.date() });

/** Query of `GET /api/sales`. */
export const salesQuery = period.extend({ compare: z.enum(SALES_COMPARISONS).default('none') });
/** Query of `GET /api/sales/breakdown`. */
export const salesBreakdownQuery = period.extend({ by: z.enum(SALES_DIMENSIONS) });
/** Query of `GET /api/sales/export`. */
export const salesExportQuery = period.extend({ format: z.enum(['csv', 'xlsx']) });

/** Posted sales by business day. All branches of a business share the currency. */
export interface SalesDto extends SalesPeriod {
  /** ISO 4217 */
  currency: string;
  days: SalesDay[];
  total: SalesFigures;
  /** Orders that came to nothing, by state and reason, the most frequent first. */
  lost: {
    state: 'REJECTED' | 'EXPIRED' | 'CANCELLED';
    code: EndingCode | null;
    orders: number;
    cents: number;
  }[];
  compared: (SalesPeriod & { days: { day: string; netCents: number }[]; total: SalesFigures }) | null;
  reconciliation: SalesReconciliation;
}

/** `partial`: the business day is not over at a branch. */
export type SalesDay = SalesFigures & { day: string; partial: boolean };

/** The groups add up to the ledger's sales before refunds; refunds are of no group. */
export interface SalesBreakdownDto {
  currency: string;
  rows: SalesGroup[];
  /** The sums of the ledger for the period. */
  ledger: { grossCents: number; netCents: number; refundsCents: number };
}
