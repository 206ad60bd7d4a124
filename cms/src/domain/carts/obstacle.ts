import { feeOf } from '../orders/totals';
import { REASON_CODES } from '../orders/store-state';
import type { Quote, RefusalCode } from '../quote';

/** How far the customer had come. */
export const CART_STEPS = ['BROWSING', 'CONTACT', 'ADDRESS', 'PAYMENT', 'REVIEW'] as const;
export type CartStep = (typeof CART_STEPS)[number];

/** What stood in the way, the gravest first: where several do, it is the first of them. */
export const CART_OBSTACLES = [
  'CLOSED',
  'OUT_OF_AREA',
  'ITEM_SOLD_OUT',
  'BELOW_MINIMUM',
  'COUPON_REFUSED',
  'PAYMENT_NOT_DONE',
  'FEE',
  'NONE',
] as const;
export type CartObstacle = (typeof CART_OBSTACLES)[number];

/** From this share of what the items cost on, a delivery fee counts as what stood in the way, in percent. */
export const FEE_PERCENT = 20;

const CLOSED: ReadonlySet<string> = new Set<string>([
  ...REASON_CODES,
  'SCHEDULING_OFF',
  'SCHEDULE_TOO_SOON',
  'SCHEDULE_TOO_FAR',
  'SCHEDULE_CLOSED',
  'SLOT_FULL',
  'SLOTS_FULL',
] satisfies RefusalCode[]);
const OUT_OF_AREA: ReadonlySet<string> = new Set<string>([
  'OUT_OF_AREA',
  'EXCLUDED_AREA',
  'ADDRESS_NEEDS_LOCATION',
] satisfies RefusalCode[]);
const GONE: ReadonlySet<string> = new Set<string>([
  'UNKNOWN_PRODUCT',
  'TOO_MANY_OF_PRODUCT',
  'UNKNOWN_VARIATION',
  'VARIATION_SOLD_OUT',
  'UNKNOWN_EXTRA',
  'EXTRA_SOLD_OUT',
] satisfies RefusalCode[]);

/**
 * What kind of obstacle a refusal is.
 *
 * @param code of a refusal of the quote, or of an order that was not taken
 * @returns NONE for what the customer only had not said yet
 */
export function obstacleOfCode(code: string): CartObstacle {
  if (CLOSED.has(code)) return 'CLOSED';
  if (OUT_OF_AREA.has(code)) return 'OUT_OF_AREA';
  if (GONE.has(code) || code.startsWith('PRODUCT_')) return 'ITEM_SOLD_OUT';
  if (code === 'BELOW_MINIMUM') return 'BELOW_MINIMUM';
  if (code.startsWith('COUPON_')) return 'COUPON_REFUSED';
  if (code === 'PAYMENT_METHOD_NOT_OFFERED' || code === 'AMOUNT_NOT_TAKEN_ONLINE') return 'PAYMENT_NOT_DONE';
  return 'NONE';
}

/**
 * What stood in the customer's way, read off what they were last told: the gravest refusal of the quote; without one, a
 * delivery fee that is large beside the items, once it had been told. Where nothing of the cart can be had, nothing is
 * beside it.
 *
 * @param quote as the store answers it for the cart
 */
export function obstacleOf({
  refusals,
  fees,
  totals,
}: Pick<Quote, 'refusals' | 'fees' | 'totals'>): CartObstacle {
  const met = new Set(refusals.map(({ code }) => obstacleOfCode(code)));
  const gravest = CART_OBSTACLES.find((obstacle) => met.has(obstacle) && obstacle !== 'NONE');
  if (gravest) return gravest;
  const feeCents = feeOf(fees, 'DELIVERY');
  return feeCents > 0 && totals.itemsCents > 0 && feeCents * 100 >= totals.itemsCents * FEE_PERCENT
    ? 'FEE'
    : 'NONE';
}
