import { z } from 'zod';
import type { WritePermissions } from '../domain/access';
import {
  LOYALTY_EARN_PER,
  LOYALTY_KINDS,
  REWARD_KINDS,
  type LoyaltyKind,
  type LoyaltyState,
  type MoveKind,
} from '../domain/loyalty';
import { id } from './field-schemas';
import type { Stored } from './menu';
import { withoutDefaults } from './partial-body';
import { oneLine } from './text';
import { version } from './version';

/** The highest amount of money in a rule, and the highest number of units, in minor units. */
const MAX_CENTS = 100_000_000;
const cents = z.int().min(0).max(MAX_CENTS);
const units = z.int().min(1).max(1_000_000);

const rewardBody = z.strictObject({
  /** Left out for a new reward. */
  id: id.optional(),
  kind: z.enum(REWARD_KINDS),
  name: oneLine().min(2).max(60),
  cost: units,
  valueBps: z.int().min(0).max(10_000).default(0),
  valueCents: cents.default(0),
  productIds: z.array(id).max(50).default([]),
  maxDiscountCents: z.int().min(1).max(MAX_CENTS).nullable().default(null),
  /** How often it can be redeemed; null for no limit. */
  usageLimit: z.int().min(0).max(1_000_000).nullable().default(null),
});

const programFields = {
  name: oneLine().min(2).max(60),
  kind: z.enum(LOYALTY_KINDS).default('STAMPS'),
  earnPer: z.enum(LOYALTY_EARN_PER).default('PER_ORDER'),
  /** PER_AMOUNT: minor units; PER_ITEM: items; PER_ORDER: 1. */
  every: z.int().min(1).max(MAX_CENTS).default(1),
  gives: units.default(1),
  minOrderCents: cents.default(0),
  /** Empty for all branches. */
  branchIds: z.array(id).max(200).default([]),
  /** PER_ITEM: the products that count; empty for all. */
  productIds: z.array(id).max(200).default([]),
  /** Days from the conclusion of the order; null for never. */
  expireDays: z.int().min(1).max(3650).nullable().default(null),
  rewards: z.array(rewardBody).max(20).default([]),
};

/** Body of `POST /api/loyalty-programs`: a draft. */
export const programCreate = z.strictObject(programFields);
/** Body of `PATCH /api/loyalty-programs/:id`: what changes, and the `version` it was read at. */
export const programUpdate = withoutDefaults(programFields).extend({ version });

/** Which permission writes each field. */
export const PROGRAM_WRITE_PERMISSIONS = {
  name: 'campaign.edit',
  kind: 'campaign.edit',
  earnPer: 'campaign.edit',
  every: 'campaign.edit',
  gives: 'campaign.edit',
  minOrderCents: 'campaign.edit',
  branchIds: 'campaign.edit',
  productIds: 'campaign.edit',
  expireDays: 'campaign.edit',
  rewards: {
    list: 'campaign.edit',
    fields: {
      kind: 'campaign.edit',
      name: 'campaign.edit',
      cost: 'campaign.edit',
      valueBps: 'campaign.edit',
      valueCents: 'campaign.edit',
      productIds: 'campaign.edit',
      maxDiscountCents: 'campaign.edit',
      usageLimit: 'campaign.edit',
    },
  },
} as const satisfies WritePermissions<z.output<typeof programUpdate>>;

/** A reward of a program as it is stored. */
export type StoredReward = Required<Omit<z.output<typeof rewardBody>, 'id'>> & { id: string };

/** A row of `/api/loyalty-programs`, inside `data`. */
export interface LoyaltyProgramDto
  extends Omit<Stored, 'branchId'>, Omit<z.output<typeof programCreate>, 'rewards'> {
  id: string;
  state: LoyaltyState;
  rewards: StoredReward[];
  /** How often each reward was redeemed, by its id. */
  redeemed: Readonly<Record<string, number>>;
}

export const MEMBER_SORTS = ['available', 'pending', 'debt', 'updatedAt', 'name'] as const;

/** Query of `GET /api/loyalty-accounts`; without a program that of the active one, otherwise of the newest. */
export const membersQuery = z.strictObject({
  programId: id.optional(),
  /** Only this customer, or whom they are merged into. */
  customerId: id.optional(),
  q: oneLine().max(80).optional(),
  /** `BALANCE`: members with units to spend; `DEBT`: members who owe units. */
  has: z.enum(['BALANCE', 'PENDING', 'DEBT']).optional(),
  sort: z.enum(MEMBER_SORTS).default('available'),
  order: z.enum(['asc', 'desc']).default('desc'),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(25),
});

/** `GET /api/loyalty-accounts`, inside `data`. */
export interface LoyaltyMembersDto {
  /** Null where the business has no program. */
  programId: string | null;
  members: LoyaltyAccountDto[];
  total: number;
}

/** A row of `GET /api/loyalty-accounts`: one customer in one program. */
export interface LoyaltyAccountDto {
  customerId: string;
  /** Name and phone as customers are shown: masked for some roles. */
  customerName: string;
  customerPhone: string;
  programId: string;
  kind: LoyaltyKind;
  available: number;
  pending: number;
  debt: number;
  /** When the next units expire, ISO 8601 UTC, and how many. */
  nextExpiry: { at: string; amount: number } | null;
}

/** Body of `POST /api/loyalty-accounts/:id/adjust`, by the customer's id: units to give, or to take where they are negative. */
export const adjustBody = z.strictObject({
  programId: id.optional(),
  amount: z
    .int()
    .min(-1_000_000)
    .max(1_000_000)
    .refine((units) => units !== 0),
  reason: oneLine().min(3).max(200),
});

/** Query of `GET /api/loyalty-accounts/:id/statement`, by the customer's id. */
export const statementQuery = z.strictObject({
  cursor: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
});

/** An entry of a statement; over all of them the amounts add up to what is available less what is owed. */
export interface LoyaltyMoveDto {
  id: string;
  at: string;
  programId: string;
  programName: string;
  kind: MoveKind;
  /** Signed units. */
  amount: number;
  orderId: string | null;
  orderNumber: string | null;
  rewardName: string | null;
  reason: string | null;
  /** The name of the person who adjusted it. */
  by: string | null;
}

/** `GET /api/loyalty-accounts/:id/statement`, inside `data`. */
export interface LoyaltyStatementDto {
  moves: LoyaltyMoveDto[];
  /** What the next page begins after; null on the last. */
  cursor: number | null;
}

/** `GET /api/loyalty-programs/:id/liability`, inside `data`. */
export interface LoyaltyLiabilityDto {
  units: number;
  /** What they are worth at most, minor units. */
  cents: number;
  /** By the month of expiry, YYYY-MM; null for what never expires. */
  months: { month: string | null; units: number; cents: number }[];
}
