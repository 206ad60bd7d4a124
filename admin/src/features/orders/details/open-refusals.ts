import type { OrderTimelineEntry } from '@contracts/order-timeline';
import type { RefusedStep } from '@domain/couriers';

/**
 * What a courier did and could not be taken, as long as that is to be told: once the order was handed over after it, its
 * money is settled with that.
 *
 * @param timeline oldest first
 */
export const openRefusals = (
  timeline: readonly OrderTimelineEntry[],
): { refused: RefusedStep; courier: string | null }[] =>
  timeline
    .slice(timeline.findLastIndex(({ action }) => action === 'deliver') + 1)
    .flatMap(({ refused, actor }) => (refused ? [{ refused, courier: actor.name }] : []));
