import { z } from 'zod';
import { LOYALTY_EARN_PER, LOYALTY_KINDS, REWARD_KINDS } from '../domain/loyalty';
import { id } from './field-schemas';
import { emailField } from './session';
import { proofField } from './storefront';
import { cents, instant } from './storefront-store-answers';
import { version } from './version';

/** The card of a customer: what they have in the programs of a business, and what it buys. */

export const MAX_PROOFS = 10;
/** Digits of the code that the customer's page shows. */
export const CODE_DIGITS = 6;

/** Body of `POST /api/store/:slug/loyalty`. */
export const loyaltyCardBody = z.strictObject({
  proofs: z
    .array(proofField)
    .max(MAX_PROOFS)
    .default([])
    .describe(
      'Tokens that the device has: of its orders, or of a mailed link; the first that proves something counts',
    ),
});

/** Body of `POST /api/store/:slug/loyalty/link`: mails a link to the card. The answer is the same for every address. */
export const loyaltyLinkBody = z.strictObject({ email: emailField });

const reward = z.object({
  id: z.string(),
  kind: z.enum(REWARD_KINDS),
  name: z.string(),
  cost: z.int().describe('Units that it costs'),
  affordable: z.boolean(),
  missing: z.int().describe('Units that are missing for it; 0 where it is affordable'),
});

const program = z.object({
  programId: z.string(),
  name: z.string(),
  kind: z.enum(LOYALTY_KINDS),
  earnPer: z.enum(LOYALTY_EARN_PER),
  every: z.int().describe('PER_AMOUNT: minor units; PER_ITEM: items; PER_ORDER: 1'),
  gives: z.int().describe('Units per `every`'),
  minOrderCents: cents,
  earning: z.boolean().describe('Whether an order that is placed now earns with it'),
  available: z.int(),
  pending: z.int().describe('Units of orders that are under way'),
  debt: z.int().describe('Units that the next earnings repay'),
  nextExpiry: z
    .object({
      lastDay: z.iso.date().describe('The last business day of the store on which they can be spent'),
      amount: z.int(),
    })
    .nullable(),
  cashbackCents: cents.describe('Of cashback, what can be spent; 0 of other kinds'),
  rewards: z.array(reward).describe('The cheapest first'),
});

/** Answer of `POST /api/store/:slug/loyalty`, inside `data`. */
export const loyaltyCardAnswer = z.object({
  programs: z.array(program).describe('Empty where the store has no program'),
  customer: z
    .object({
      proof: z.string().describe('The token that counts; for `reward.proof` of a quote'),
      code: z
        .string()
        .describe('Six digits that the store asks for when it redeems a reward for the customer'),
      codeChangesAt: instant,
    })
    .nullable()
    .describe('Null where no token proves who the customer is: the balances are 0 then'),
});
export type LoyaltyCardDto = z.infer<typeof loyaltyCardAnswer>;
export type LoyaltyCardProgram = LoyaltyCardDto['programs'][number];

/** Answer of `POST /api/store/:slug/loyalty/link`, inside `data`. */
export const loyaltyLinkAnswer = z.object({ sent: z.literal(true) });

/** Query of `GET /api/loyalty-accounts/:id/card`, by the customer's id. */
export const staffCardQuery = z.strictObject({ branch: id });

/** Body of `POST /api/loyalty-accounts/:id/verify`: the code that the customer's page shows. */
export const verifyCodeBody = z.strictObject({
  code: z.string().regex(new RegExp(`^\\d{${CODE_DIGITS}}$`)),
});

/** Answer of `POST /api/loyalty-accounts/:id/verify`, inside `data`: for `reward.proof` of a quote or an order. */
export interface VerifiedCustomerDto {
  proof: string;
  /** ISO 8601 UTC. */
  expiresAt: string;
}

/** Body of `POST /api/orders/:id/redeem`: the reward of the order's customer; `id` null spends cashback. */
export const redeemBody = z.strictObject({
  version,
  reward: z.strictObject({ id: id.nullable(), proof: proofField }),
});
