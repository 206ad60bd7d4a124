import type { OrderDto } from '@contracts/orders';
import { isBookedWith, type RefusedStep } from '@domain/couriers';

/**
 * What a courier did and could not be taken, as long as that is to be told: until the order is handed over after it for
 * the money that they told of. To who sees no prices until it is handed over.
 */
export function openRefusals({
  timeline,
  payments,
  deliveredAt,
}: Pick<OrderDto, 'timeline' | 'payments' | 'deliveredAt'>): {
  refused: RefusedStep;
  courier: string | null;
}[] {
  const handedOver = deliveredAt === null ? -1 : timeline.findLastIndex(({ action }) => action === 'deliver');
  const received = payments?.filter(
    ({ confirmedAt, amountCents }) => confirmedAt !== null && confirmedAt === deliveredAt && amountCents > 0,
  );
  return timeline.flatMap(({ refused, actor }, index) =>
    refused && (index > handedOver || (received && !isBookedWith(refused, received)))
      ? [{ refused, courier: actor.name }]
      : [],
  );
}
