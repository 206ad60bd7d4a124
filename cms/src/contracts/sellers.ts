import { z } from 'zod';
import {
  amount,
  code,
  count,
  flag,
  id as anyId,
  initially,
  key,
  needed,
  orNull,
  text,
} from '../domain/fields';
import {
  COMMISSION_BASES,
  COMMISSION_KINDS,
  type CommissionState,
  type WithheldCode,
} from '../domain/sellers';
import { id } from './field-schemas';
import type { Stored } from './menu';
import { nounContract, type NounDto } from './noun-contract';
import { version } from './version';
import { oneLine } from './text';

/** The highest amount of a single order that a rule can name, in minor units. */
const MAX_ORDER_CENTS = 100_000_000;

/** The bodies, permissions and values of `/api/sellers`. */
export const SELLER = nounContract('seller.edit', {
  name: needed(text(60, 2)),
  /** Part of the link `/m/<slug>?s=<code>`; unique in the business. */
  code: needed(key),
  phone: orNull(text(32)),
  /** The team member who signs in as this seller and sees these sales. */
  personId: orNull(anyId),
  commissionKind: code(COMMISSION_KINDS),
  commissionBps: initially(count(0, 10_000), 500),
  commissionCents: amount(0, MAX_ORDER_CENTS),
  commissionBase: code(COMMISSION_BASES),
  minOrderCents: amount(0, MAX_ORDER_CENTS),
  firstOrderOnly: flag,
  /** The sales goal of a month; null for none. */
  goalCents: orNull(amount(1, 100_000_000_000)),
  state: code(['ACTIVE', 'PAUSED']),
});

/** What a seller sold and earned since a business day of their branch. */
export interface SellerFigures {
  since: string;
  orders: number;
  soldCents: number;
  /** Earned, approved and paid, less what was reversed. */
  earnedCents: number;
}

/** A row of `/api/sellers`, inside `data`. */
export interface SellerDto extends NounDto<typeof SELLER> {
  /** The address of the store page by which this seller's customers come. */
  link: string;
  /** Since the first day of this month. */
  month: SellerFigures;
}

const day = z.iso.date();
/** Business days, both included. */
const period = { from: day, to: day };

/** Body of `POST /api/commissions/approve` and `/pay`: all of them or none. */
export const commissionsBody = z.strictObject({
  ids: z.array(id).min(1).max(200),
  /** What the person saw as their sum; another answers 409. */
  expectedCents: z.int().min(0),
});

/** Body of `POST /api/commissions/:id/reverse`: how much of the order the customer got back this time. */
export const reverseBody = z.strictObject({
  version,
  refundedCents: z.int().min(1).max(100_000_000_000),
  reason: oneLine().min(3).max(200),
});

/** Query of `GET /api/commissions/sums`. */
export const sumsQuery = z.strictObject({ branchId: id, ...period });

/** Body of `POST /api/sellers/:id/pay-out`: everything of the period that is approved is paid. */
export const payOutBody = z.strictObject({ ...period, expectedCents: z.int().min(0) });

/** A row of `GET /api/commissions`: one for every order that came by a seller. */
export interface CommissionDto extends Stored {
  id: string;
  branchId: string;
  sellerId: string;
  sellerName: string;
  orderId: string;
  orderNumber: string;
  businessDay: string;
  soldCents: number;
  baseCents: number;
  amountCents: number;
  /** What of the order was given back, and what of the commission that took back. */
  refundedCents: number;
  reversedCents: number;
  /** What is due or was paid: the amount less what was reversed; nothing of an order that came to nothing. */
  netCents: number;
  withheld: WithheldCode | null;
  state: CommissionState;
  earnedAt: string | null;
  approvedAt: string | null;
  paidAt: string | null;
}

/** What a period holds for each seller, by state of the commissions; an answer of `GET /api/commissions/sums`. */
export interface SellerSumsDto {
  sellerId: string;
  sellerName: string;
  orders: number;
  soldCents: number;
  pendingCents: number;
  earnedCents: number;
  approvedCents: number;
  paidCents: number;
}

/** What was moved by one of the actions on several commissions. */
export interface CommissionsMovedDto {
  count: number;
  amountCents: number;
}
