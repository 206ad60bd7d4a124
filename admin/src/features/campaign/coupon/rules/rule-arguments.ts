import { FORM_RULES } from '@contracts/coupons';
import type { CouponRules, CouponRuleName } from '@domain/campaign';
import type { Declared, Field } from '@domain/fields';
import type { CouponForm } from '../coupon-values';

/** A rule of the form as every one of them looks. */
export interface FormRule {
  name: CouponRuleName;
  fields: Declared;
}

/** The rules that can be added to a coupon, in the order of the form. */
export const formRules: readonly FormRule[] = FORM_RULES;

/** The initial value of a field of a new rule: an empty number is null, not the lowest one. */
const beginOf = ({ kind, empty }: Field): unknown =>
  (kind.is === 'cents' || kind.is === 'count') && empty !== null ? NaN : structuredClone(empty);

/** The rules with one more, whose arguments are still to be filled in. */
export function withRule(rules: CouponForm['rules'], { name, fields }: FormRule): CouponForm['rules'] {
  const args = Object.entries(fields).map(([field, declared]) => [field, beginOf(declared)]);
  return { ...rules, [name]: Object.fromEntries(args) as CouponRules[typeof name] };
}

/** The rules without one. */
export const withoutRule = (rules: CouponForm['rules'], name: CouponRuleName): CouponForm['rules'] =>
  Object.fromEntries(Object.entries(rules).filter(([each]) => each !== name));

/** The arguments of a coupon's rule by name; undefined where the coupon does not have it. */
export const argumentsOf = (
  rules: CouponForm['rules'],
  name: CouponRuleName,
): Readonly<Record<string, unknown>> | undefined => rules[name];

/** Fields that only count with a certain other argument, by rule and field; all others always count. */
const COUNTS: Partial<Record<string, (args: Readonly<Record<string, unknown>>) => boolean>> = {
  'audience.segments': ({ audience }) => audience === 'SEGMENT',
};

/** The fields of a rule that count, given its arguments. */
export const fieldsThatCount = ({ name, fields }: FormRule, args: Readonly<Record<string, unknown>>) =>
  Object.entries(fields).filter(([field]) => COUNTS[`${name}.${field}`]?.(args) ?? true);
