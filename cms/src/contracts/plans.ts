import { z } from 'zod';
import { PLAN_FEATURES, PLAN_LIMITS } from '../domain/plans';
import { oneLine } from './text';

/** What plans and subscriptions may hold, whoever writes them. */

const cents = z.int().min(0).max(100_000_000_000);
const limit = z.int().min(0).max(1_000_000_000);
const slug = z
  .string()
  .trim()
  .regex(/^[a-z][a-z0-9-]{1,39}$/);

export const planFields = z.strictObject({
  /** The name in URLs and subscriptions: it stays what it is. */
  slug,
  name: oneLine().min(2).max(40),
  priceMonthlyCents: cents,
  priceYearlyCents: cents,
  /** ISO 4217. */
  currency: z.string().regex(/^[A-Z]{3}$/),
  trialDays: z.int().min(0).max(365),
  features: z.array(z.enum(PLAN_FEATURES)).max(PLAN_FEATURES.length),
  limits: z.strictObject(Object.fromEntries(PLAN_LIMITS.map((name) => [name, limit] as const))),
  /** Whether it can be chosen; who has it keeps it. */
  active: z.boolean(),
  position: z.int().min(0).max(1000),
});

const SUBSCRIPTION_STATES = [
  'TRIALING',
  'ACTIVE',
  'PAST_DUE',
  'SUSPENDED',
  'CANCEL_SCHEDULED',
  'CANCELLED',
] as const;

const instant = z.iso.datetime({ offset: true }).nullable();

export const subscriptionFields = z.strictObject({
  planSlug: slug,
  state: z.enum(SUBSCRIPTION_STATES),
  trialEndsAt: instant,
  periodEndsAt: instant,
});
