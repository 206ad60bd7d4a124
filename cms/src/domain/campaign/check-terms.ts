import { dependsOnCustomer, type Coupon } from './check-coupon';

/** A percentage above this one needs a bound, so that a large order does not cost a fortune. */
const FREE_CAP_BPS = 5000;

/** An error in the terms of a coupon: the code of its message, and the field. */
export interface TermsIssue {
  code:
    | 'REQUIRED'
    | 'COUPON_CAP_REQUIRED'
    | 'COUPON_ITEMS_REQUIRED'
    | 'COUPON_AUTO_FOR_ALL'
    | 'COUPON_PERIOD_ENDS_FIRST';
  path: (string | number)[];
}

type Terms = Pick<
  Coupon,
  | 'kind'
  | 'valueBps'
  | 'valueCents'
  | 'maxDiscountCents'
  | 'productIds'
  | 'categoryIds'
  | 'autoApply'
  | 'rules'
>;

/**
 * Everything that speaks against a coupon as somebody wrote it; nothing where it can be stored. Sources: `Coupon` in the
 * design of the domain (a bound is required above 50 %).
 */
export function checkTerms(terms: Terms): TermsIssue[] {
  return [...checkValue(terms), ...checkRules(terms)];
}

function checkValue(terms: Terms): TermsIssue[] {
  const { kind, valueBps, valueCents, maxDiscountCents, productIds, categoryIds } = terms;
  switch (kind) {
    case 'PERCENT':
      if (valueBps === null) return [{ code: 'REQUIRED', path: ['valueBps'] }];
      return valueBps > FREE_CAP_BPS && maxDiscountCents === null
        ? [{ code: 'COUPON_CAP_REQUIRED', path: ['maxDiscountCents'] }]
        : [];
    case 'FIXED':
      return valueCents === null ? [{ code: 'REQUIRED', path: ['valueCents'] }] : [];
    case 'DELIVERY_DISCOUNT':
      return valueCents === null && valueBps === null ? [{ code: 'REQUIRED', path: ['valueCents'] }] : [];
    case 'FREE_ITEM':
    case 'BUY_X_GET_Y':
      return productIds.length + categoryIds.length === 0
        ? [{ code: 'COUPON_ITEMS_REQUIRED', path: ['productIds'] }]
        : [];
    case 'FREE_DELIVERY':
      return [];
  }
}

function checkRules({ rules, autoApply }: Terms): TermsIssue[] {
  const { from, to } = rules.period ?? { from: null, to: null };
  const { audience, segments } = rules.audience ?? { audience: 'NEW', segments: [] };
  return [
    ...(from !== null && to !== null && Date.parse(to) <= Date.parse(from)
      ? [{ code: 'COUPON_PERIOD_ENDS_FIRST' as const, path: ['rules', 'period', 'to'] }]
      : []),
    ...(audience === 'SEGMENT' && segments.length === 0
      ? [{ code: 'REQUIRED' as const, path: ['rules', 'audience', 'segments'] }]
      : []),
    ...(autoApply && dependsOnCustomer({ coupon: { rules }, personal: null })
      ? [{ code: 'COUPON_AUTO_FOR_ALL' as const, path: ['autoApply'] }]
      : []),
  ];
}
