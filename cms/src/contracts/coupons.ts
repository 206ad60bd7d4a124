import { z } from 'zod';
import {
  COUPON_FIELDS,
  COUPON_RULES,
  type CouponPhase,
  type CouponRuleName,
  type CouponRules,
  type CouponState,
} from '../domain/campaign';
import { namesOf, type Values } from '../domain/fields';
import { bodyFields, id } from './field-schemas';
import type { Stored } from './menu';
import { withoutDefaults } from './partial-body';
import { version } from './version';

/** The longest code, shared or personal. */
export const MAX_COUPON_CODE = 20;

/** A code as it is typed and stored: capitals, digits, hyphens and underscores. */
export const couponCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9_-]{3,20}$/);

/** The rules that have arguments, in the order of the form. */
export const FORM_RULES = COUPON_RULES.filter(({ fields }) => Object.keys(fields).length > 0);

/** The schema of each rule's arguments; a rule that is left out restricts nothing. */
const couponRules: z.ZodType<CouponRules, CouponRules> = z.strictObject(
  Object.fromEntries(
    FORM_RULES.map(({ name, fields }) => [name, z.strictObject(bodyFields(fields)).optional()]),
  ),
);

const couponFields = {
  code: couponCode,
  /** None of them is all of them. */
  branchIds: z.array(id).max(200).default([]),
  ...bodyFields(COUPON_FIELDS),
  rules: couponRules.default({}),
};

/** Body of `POST /api/coupons`, and the schema of its form. */
export const couponCreate = z.strictObject(couponFields);
/** Body of `PATCH /api/coupons/:id`: what changes, and the `version` it was read at. Rules are replaced as a whole. */
export const couponUpdate = withoutDefaults(couponFields).extend({ version });

/** The values of the form. */
export type CouponValues = Values<typeof COUPON_FIELDS> & {
  code: string;
  branchIds: string[];
  rules: CouponRules;
};

/** The fields that people write, in the order of the form. */
export const COUPON_FIELD_NAMES = ['code', 'branchIds', ...namesOf(COUPON_FIELDS), 'rules'] as const;

/** Which permission writes each field. */
export const COUPON_WRITE_PERMISSIONS = Object.fromEntries(
  COUPON_FIELD_NAMES.map((name) => [name, 'campaign.edit'] as const),
  // Name by name it is made of the fields of which the type is made.
) as { readonly [Name in (typeof COUPON_FIELD_NAMES)[number]]: 'campaign.edit' };

/** A row of `GET /api/coupons`, inside `data`. */
export interface CouponDto extends Omit<Stored, 'branchId'>, Omit<CouponValues, 'state'> {
  id: string;
  state: CouponState;
  /** The state with what period, limit and budget make of it now. */
  phase: CouponPhase;
  /** Orders with it that were not lost. */
  uses: number;
  /** What it took off them, and what they came to. */
  discountCents: number;
  soldCents: number;
  /** The store pages at which it counts, with the code in the address. */
  links: { branchId: string; url: string }[];
}

/** One rule of an explanation. */
export interface RuleVerdictDto {
  rule: CouponRuleName;
  verdict: 'MET' | 'REFUSED' | 'UNDECIDED';
  /** Why it is refused, in the reader's language; null otherwise. */
  message: string | null;
}
