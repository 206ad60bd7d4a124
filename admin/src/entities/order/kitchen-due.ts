import type { OrderCardDto } from '@contracts/orders';
import { MINUTE_MS } from '@domain/time';

const USUAL_MIN = 30;

type DueOrder = Pick<OrderCardDto, 'acceptedAt' | 'placedAt' | 'preparationMin' | 'promisedAt'>;

/**
 * When the kitchen has to be done, in milliseconds: its own minutes after the order was accepted, and never after the
 * promise. Board and kitchen both say it.
 */
export function kitchenDue({ acceptedAt, placedAt, preparationMin, promisedAt }: DueOrder): number {
  const begun = Date.parse(acceptedAt ?? placedAt);
  const cooked = begun + (preparationMin ?? USUAL_MIN) * MINUTE_MS;
  return promisedAt === null ? cooked : Math.min(cooked, Date.parse(promisedAt));
}
