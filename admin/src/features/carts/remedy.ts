import type { CartObstacle } from '@domain/carts';

const section = (name: string) => (branchId: string) =>
  `/dashboard/branches/edit/${branchId}?section=${name}`;

const REMEDIES = {
  CLOSED: {
    words: 'closed',
    link: { words: 'closedLink', to: (branchId: string) => `/dashboard/opening-hours/${branchId}` },
  },
  OUT_OF_AREA: { words: 'area', link: { words: 'areaLink', to: section('zones') } },
  FEE: { words: 'fee', link: { words: 'feeLink', to: section('zones') } },
  BELOW_MINIMUM: { words: 'minimum', link: { words: 'minimumLink', to: section('ordering') } },
  ITEM_SOLD_OUT: { words: 'soldOut', link: { words: 'soldOutLink', to: () => '/dashboard/menu/products' } },
  PAYMENT_NOT_DONE: { words: 'payment', link: { words: 'paymentLink', to: section('payments') } },
  COUPON_REFUSED: { words: 'coupon', link: null },
} as const;

/** What a business can do about an obstacle, and where; null for none in particular. */
export function remedyOf(obstacle: CartObstacle, branchId: string) {
  if (obstacle === 'NONE') return null;
  const { words, link } = REMEDIES[obstacle];
  return { words, link: link && { words: link.words, to: link.to(branchId) } };
}
