import type { DeliveryZone } from './zone';

export interface DeliveryOffer {
  /** The lowest fee of any zone, minor units; one by distance and below any subtotal that makes it free. */
  feeFromCents: number;
  /** Minutes on the way, of the nearest zone at the least and of the farthest at the most. */
  etaMin: number;
  etaMax: number;
}

/** What can be said of delivery before an address is known, whatever the hour; null where no zone is delivered to. */
export function deliveryOffer(zones: readonly DeliveryZone[]): DeliveryOffer | null {
  const served = zones.filter((zone) => zone.active && !zone.exclusion);
  if (served.length === 0) return null;
  const fees = served.flatMap(({ feeCents, feeTiers }) => [
    feeCents,
    ...feeTiers.map((tier) => tier.feeCents),
  ]);
  return {
    feeFromCents: Math.min(...fees),
    etaMin: Math.min(...served.map(({ etaMin }) => etaMin)),
    etaMax: Math.max(...served.map(({ etaMax }) => etaMax)),
  };
}
