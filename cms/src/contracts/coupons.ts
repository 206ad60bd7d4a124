import { z } from 'zod';
import {
  COUPON_FIELDS,
  COUPON_RULES,
  type CouponPhase,
  type CouponRuleName,
  type CouponRules,
  type CouponState,
  type SimulationResult,
} from '../domain/campaign';
import { namesOf, type Values } from '../domain/fields';
import { bodyFields, id, instant } from './field-schemas';
import type { Stored } from './menu';
import { withoutDefaults } from './partial-body';
import { oneLine } from './text';
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

/** Body of `POST /api/coupons/simulate`: a coupon as it would be stored, and over how many days back it is tried. */
export const simulateBody = z.strictObject({
  coupon: couponCreate,
  days: z.literal([30, 60, 90]),
  /** One branch; left out for all that the viewer reaches. */
  branchId: id.optional(),
});

/** A line of the answer, as newline-delimited JSON: progress from 0 to 1, and at last the result. */
export type SimulationLine = { progress: number } | { result: SimulationResult };

/** Body of `POST /api/coupons/explain`: a code, and the order or the phone of whom it is asked for. */
export const explainBody = z.strictObject({
  code: couponCode,
  /** As people write it in the country of the business. */
  phone: oneLine().min(5).max(32).optional(),
  orderId: id.optional(),
});

/** Answer of `POST /api/coupons/explain`, inside `data`: each rule that restricts the coupon, in the order of checking. */
export interface ExplanationDto {
  /** Null where the business has no such code. */
  coupon: { id: string; code: string; name: string } | null;
  verdicts: RuleVerdictDto[];
}

/** Body of `POST /api/coupons/:id/codes`: so many personal codes, made at once. */
export const codesBody = z.strictObject({
  count: z.int().min(1).max(10_000),
  expiresAt: instant.nullable().default(null),
  /** Whose they are; only one code is made for a customer at a time. */
  customerId: id.nullable().default(null),
});

/** Answer of `POST /api/coupons/:id/codes`, inside `data`. */
export interface CodesMadeDto {
  batchId: string;
  count: number;
}

/** Query of `GET /api/coupons/:id/codes`, newest first. */
export const codesQuery = z.strictObject({
  page: z.coerce.number().int().min(1).max(1000).default(1),
});
/** Query of `GET /api/coupons/:id/codes/export`. */
export const codesExportQuery = z.strictObject({ batchId: id.optional() });

/** A row of `GET /api/coupons/:id/codes`. */
export interface CouponCodeDto {
  code: string;
  batchId: string;
  customerId: string | null;
  /** Null of a code for whoever has it. */
  customerName: string | null;
  expiresAt: string | null;
  createdAt: string;
  /** The order that uses it; null while none does. */
  orderId: string | null;
  orderNumber: string | null;
}
