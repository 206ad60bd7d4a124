import { z } from 'zod';
import type { WritePermissions } from '../domain/access';
import {
  COMMISSION_BASES,
  COMMISSION_KINDS,
  type CommissionState,
  type WithheldCode,
} from '../domain/sellers';
import type { Stored } from './menu';
import { withoutDefaults } from './partial-body';
import { version } from './version';
import { oneLine } from './text';

const id = z.string().min(1).max(64);
const cents = z.int().min(0).max(100_000_000);

const sellerFields = {
  name: oneLine().min(2).max(60),
  /** What stands in the link: `/m/<slug>?s=<code>`. One of its kind in the business. */
  code: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9_-]{3,16}$/),
  phone: oneLine().max(32).nullable().default(null),
  /** Who of the team it is, if they sign in: they then see their own sales here. */
  personId: z.string().min(1).max(32).nullable().default(null),
  commissionKind: z.enum(COMMISSION_KINDS).default('PERCENT'),
  commissionBps: z.int().min(0).max(10_000).default(500),
  commissionCents: cents.default(0),
  commissionBase: z.enum(COMMISSION_BASES).default('ITEMS'),
  minOrderCents: cents.default(0),
  firstOrderOnly: z.boolean().default(false),
  /** What is to be sold in a month; null for no goal. */
  goalCents: z.int().min(1).max(100_000_000_000).nullable().default(null),
  state: z.enum(['ACTIVE', 'PAUSED']).default('ACTIVE'),
};

/** Body of `POST /api/sellers`. */
export const sellerCreate = z.strictObject({ branchId: id, ...sellerFields });
/** Body of `PATCH /api/sellers/:id`: what changes, and the `version` it was read at. */
export const sellerUpdate = withoutDefaults(sellerFields).extend({ version });

type SellerFields = Omit<z.output<typeof sellerCreate>, 'branchId' | 'state'>;

/** What of a seller is written, beside the state, as a row has it. */
export const sellerFieldsOf = (row: SellerFields): SellerFields => ({
  name: row.name,
  code: row.code,
  phone: row.phone,
  personId: row.personId,
  commissionKind: row.commissionKind,
  commissionBps: row.commissionBps,
  commissionCents: row.commissionCents,
  commissionBase: row.commissionBase,
  minOrderCents: row.minOrderCents,
  firstOrderOnly: row.firstOrderOnly,
  goalCents: row.goalCents,
});

/** Which permission writes each field. */
export const SELLER_WRITE_PERMISSIONS = {
  name: 'seller.edit',
  code: 'seller.edit',
  phone: 'seller.edit',
  personId: 'seller.edit',
  commissionKind: 'seller.edit',
  commissionBps: 'seller.edit',
  commissionCents: 'seller.edit',
  commissionBase: 'seller.edit',
  minOrderCents: 'seller.edit',
  firstOrderOnly: 'seller.edit',
  goalCents: 'seller.edit',
  state: 'seller.edit',
} as const satisfies WritePermissions<z.output<typeof sellerUpdate>>;

/** What a seller sold and earned since a business day of their branch. */
export interface SellerFigures {
  since: string;
  orders: number;
  soldCents: number;
  /** Earned, approved and paid, less what was reversed. */
  earnedCents: number;
}

/** A row of `/api/sellers`, inside `data`. */
export interface SellerDto extends Stored, Omit<z.output<typeof sellerCreate>, 'state'> {
  id: string;
  state: 'ACTIVE' | 'PAUSED' | 'ARCHIVED';
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
