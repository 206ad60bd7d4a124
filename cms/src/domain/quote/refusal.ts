import type { CouponRefusalCode } from '../campaign';
import type { DeliveryRefusal } from '../delivery';
import type { NotSellableReason } from '../menu';
import type { PriceProblemCode } from '../pricing';
import type { StoreReasonCode } from '../orders/store-state';

/** Every reason for which an order is not taken. Sentences in all languages are kept by these codes. */
export type RefusalCode =
  | 'NO_ITEMS'
  | 'UNKNOWN_PRODUCT'
  | `PRODUCT_${NotSellableReason['code']}`
  | 'TOO_MANY_OF_PRODUCT'
  | PriceProblemCode
  | StoreReasonCode
  | 'ADDRESS_REQUIRED'
  | DeliveryRefusal['code']
  | 'BELOW_MINIMUM'
  | 'PAYMENT_METHOD_NOT_OFFERED'
  | CouponRefusalCode
  | 'LOYALTY_NOT_APPLICABLE'
  | 'LOYALTY_NOT_ENOUGH'
  | 'LOYALTY_PROOF_INVALID'
  | 'LOYALTY_REWARD_GONE'
  | 'TIP_NOT_TAKEN'
  | 'TIP_TOO_LARGE'
  | 'SCHEDULING_OFF'
  | 'SCHEDULE_TOO_SOON'
  | 'SCHEDULE_TOO_FAR'
  | 'SCHEDULE_CLOSED'
  | 'SLOT_FULL'
  | 'SLOTS_FULL';

export interface Refusal {
  code: RefusalCode;
  /** Where in the request the cause is, e.g. ['items', 0, 'extras', 1]. */
  path: (string | number)[];
  /** What a sentence about it needs: amounts in minor units end in `Cents`, instants are ISO-8601 UTC. */
  args: Record<string, string | number | readonly string[]>;
}
