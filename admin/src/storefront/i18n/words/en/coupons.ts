/** What is said of coupons. */
export const coupons = {
  'field.coupon': 'Coupon',
  'coupon.apply': 'Apply',
  'coupon.remove': 'Remove {code}',
  'coupon.checkedLater': 'checked when you order',
  'coupon.nothing': 'takes nothing off this order so far',
  'coupon.skipped': 'is not combined with {others}, which saves you more',
  'coupon.automatic': '{code} applied automatically: −{amount}',
  'coupon.kept': 'Coupon {code} is applied when you order.',
  'coupon.banner': 'Coupon {code} – {name}: {words}',
} as const;
