import type { Values } from '../../fields';
import { audienceRule } from './audience';
import { branchRule } from './branch';
import { budgetRule } from './budget';
import { channelsRule } from './channels';
import { codeExpiryRule } from './code-expiry';
import { deliveryRule } from './delivery';
import { hoursRule } from './hours';
import { itemsRule } from './items';
import { minimumRule } from './minimum';
import { ownerRule } from './owner';
import { paymentsRule } from './payments';
import { perCustomerRule } from './per-customer';
import { periodRule } from './period';
import { servicesRule } from './services';
import { stateRule } from './state';
import { usageRule } from './usage';

/**
 * Every rule of coupons, in the order in which they are checked: the first refusal is reported. Storage,
 * validation, the form, refusals and explanations follow from the declarations; a new rule is one file and its line here.
 * Source of the order: `Coupon` in the design of the domain.
 */
export const COUPON_RULES = [
  stateRule,
  periodRule,
  codeExpiryRule,
  hoursRule,
  branchRule,
  channelsRule,
  deliveryRule,
  servicesRule,
  paymentsRule,
  minimumRule,
  itemsRule,
  usageRule,
  budgetRule,
  ownerRule,
  audienceRule,
  perCustomerRule,
] as const;

type AnyRule = (typeof COUPON_RULES)[number];

export type CouponRuleName = AnyRule['name'];

/** The arguments of a coupon's rules, by name; a rule that is left out restricts nothing. */
export type CouponRules = { [R in AnyRule as R['name']]?: Values<R['fields']> };

/** Codes of refusals that rules declare. */
export type RuleRefusalCode = keyof UnionOf<AnyRule['words']['en']['refused']>;
type UnionOf<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer I) => void ? I : never;
