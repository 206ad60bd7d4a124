import type { RefusedStep } from '../domain/couriers';
import type { OrderState } from '../domain/orders/order';
import type { Refund } from '../domain/orders/payment';

/** One thing that was done with an order, as its timeline tells it. */
export interface OrderTimelineEntry {
  at: string;
  /**
   * As logged; `ask-refund` for a refund that the payment provider was asked to make, `ask-part-refund` where a part of it was
   * given by hand.
   */
  action: string;
  from: OrderState | null;
  to: OrderState | null;
  actor: { kind: 'USER' | 'CUSTOMER' | 'COURIER' | 'SYSTEM'; name: string | null };
  /** What the device is called on which it was pressed; null where that is not known. */
  device: string | null;
  reason: string | null;
  /**
   * Of a refund: what was given back, minor units, and the items it was for; left out of everything else, and for a viewer
   * who sees no prices.
   */
  refund?: { amountCents: number; parts: Pick<Refund, 'part' | 'of' | 'item'>[] };
  /** What its courier did and could not be taken, of `refuse-step`; left out of everything else. */
  refused?: RefusedStep;
}
