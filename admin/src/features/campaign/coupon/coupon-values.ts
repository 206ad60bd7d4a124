import { COUPON_FIELD_NAMES, couponCreate, type CouponDto } from '@contracts/coupons';
import { checkTerms, type CouponKind } from '@domain/campaign';
import { fieldsOf } from '@domain/fields';
import type { z } from 'zod';
import { fieldIssue, type FieldIssue } from '@shared/form/issues';

/** The values of the form of a coupon, and the body of a new one. */
export type CouponForm = z.output<typeof couponCreate>;

/** Validates the coupon as a whole as the server does, beside the schema of each field. */
export const checkCouponForm = (values: CouponForm): FieldIssue[] => checkTerms(values).map(fieldIssue);

/** The coupon as it would be stored; null while something is missing or wrong. */
export function completeCoupon(values: CouponForm): CouponForm | null {
  const parsed = couponCreate.safeParse(values);
  return parsed.success && checkTerms(parsed.data).length === 0 ? parsed.data : null;
}

/** A new coupon counts as soon as it is saved, unless somebody chooses otherwise. */
export const NEW_COUPON: CouponForm = {
  ...couponCreate.parse({ code: 'NEW', name: '--' }),
  code: '',
  name: '',
  state: 'ACTIVE',
};

/** The values of the form from a stored coupon. */
export const valuesOf = (coupon: CouponDto): CouponForm => ({
  ...fieldsOf(coupon, COUPON_FIELD_NAMES),
  state: coupon.state === 'ARCHIVED' ? 'PAUSED' : coupon.state,
});

/** A new coupon made from another: codes are unique, so it has to get one of its own. */
export const duplicateOf = (coupon: CouponDto): CouponForm => ({
  ...valuesOf(coupon),
  code: '',
  state: 'ACTIVE',
});

/** Without 0, O, 1, I and L, which are mistaken for each other when a code is read aloud or typed from paper. */
const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const GENERATED_LENGTH = 8;

/** A code that nobody guesses from the name of the campaign. */
export const generateCode = (): string =>
  Array.from(
    crypto.getRandomValues(new Uint32Array(GENERATED_LENGTH)),
    (random) => CODE_LETTERS[random % CODE_LETTERS.length],
  ).join('');

type ValueField = 'valueBps' | 'valueCents' | 'maxDiscountCents' | 'buyQuantity' | 'getQuantity';

/** The value fields of each kind. A delivery discount is an amount or a percentage. */
const VALUE_FIELDS: Record<CouponKind, readonly ValueField[]> = {
  PERCENT: ['valueBps', 'maxDiscountCents'],
  FIXED: ['valueCents'],
  FREE_DELIVERY: ['maxDiscountCents'],
  DELIVERY_DISCOUNT: ['valueBps', 'valueCents', 'maxDiscountCents'],
  FREE_ITEM: ['getQuantity', 'maxDiscountCents'],
  BUY_X_GET_Y: ['buyQuantity', 'getQuantity', 'maxDiscountCents'],
};

export const hasValue = (kind: CouponKind, field: ValueField): boolean => VALUE_FIELDS[kind].includes(field);

/** Whether a kind gives away whole units, so that it needs items to give. */
export const givesUnits = (kind: CouponKind): boolean => kind === 'FREE_ITEM' || kind === 'BUY_X_GET_Y';

/** Whether the discount is taken off items, and not off the delivery fee. */
export const isOffItems = (kind: CouponKind): boolean =>
  kind !== 'FREE_DELIVERY' && kind !== 'DELIVERY_DISCOUNT';

/** Resets the values that the new kind does not show: they would be stored unseen. */
export function withKind(values: CouponForm, kind: CouponKind): Partial<CouponForm> {
  return {
    kind,
    valueBps: hasValue(kind, 'valueBps') ? values.valueBps : null,
    // Of both values of a delivery discount the amount counts; the percentage of another kind is no amount.
    valueCents: hasValue(kind, 'valueCents') ? values.valueCents : null,
    maxDiscountCents: hasValue(kind, 'maxDiscountCents') ? values.maxDiscountCents : null,
    ...(!isOffItems(kind) && { productIds: [], categoryIds: [] }),
  };
}

/** The discounts in basis points of the sales; null without sales. */
export const costBps = ({ discountCents, soldCents }: { discountCents: number; soldCents: number }) =>
  soldCents === 0 ? null : Math.round((discountCents * 10_000) / soldCents);
