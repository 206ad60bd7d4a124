import type { OrderType } from './order';

/**
 * What the items of an order have to come to at least, in minor units: the higher of what the branch and the zone ask
 * for. A minimum is for what is brought or picked up; at a table every further round is an order of its own.
 *
 * @param zone that delivers; null or left out where none does, or it is not known yet
 */
export function minimumOf(
  branch: { minOrderCents: number },
  type: OrderType,
  zone: { minOrderCents: number } | null = null,
): number {
  return type === 'DINE_IN' ? 0 : Math.max(branch.minOrderCents, zone?.minOrderCents ?? 0);
}
