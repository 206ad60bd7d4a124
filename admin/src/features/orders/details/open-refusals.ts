import type { OrderDto } from '@contracts/orders';
import { isBookedWith, type RefusedStep } from '@domain/couriers';
import { isReceivedAt } from '@domain/orders/open-payments';

/**
 * What a courier did and could not be taken, as long as that is to be told: until the order is handed over after it by
 * themselves, for the money that they told of. To who sees no prices until they hand it over.
 */
export function openRefusals({
  timeline,
  payments,
  deliveredAt,
  courier,
}: Pick<OrderDto, 'timeline' | 'payments' | 'deliveredAt' | 'courier'>): {
  refused: RefusedStep;
  courier: string | null;
}[] {
  const handedOver = deliveredAt === null ? -1 : timeline.findLastIndex(({ action }) => action === 'deliver');
  const received = payments?.filter(
    (payment) => isReceivedAt(payment, deliveredAt) && payment.amountCents > 0,
  );
  const isOpen = (refused: RefusedStep, by: string | null, index: number) =>
    index > handedOver || by !== courier?.name || (received && !isBookedWith(refused, received));
  return timeline.flatMap(({ refused, actor }, index) =>
    refused && isOpen(refused, actor.name, index) ? [{ refused, courier: actor.name }] : [],
  );
}
