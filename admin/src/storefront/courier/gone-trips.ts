import type { CourierPageDto } from '@contracts/courier-page';
import { isBeforePickUp } from '@domain/couriers/life-cycle';
import type { Pending, RefusedPress } from './pending';

/**
 * What is told of trips that were still to be picked up as the page was last seen, and that are not on it any more: the time
 * to answer is over, or the store has taken them back. What was answered here has an answer of its own.
 */
export function goneTrips(
  before: CourierPageDto,
  after: CourierPageDto,
  pending: readonly Pending[],
  now: Date,
): RefusedPress[] {
  const isThere = (id: string) => after.trips.some((trip) => trip.id === id);
  const isAnswered = (id: string) =>
    pending.some(({ step }) => step.action !== 'available' && step.trip === id);
  return before.trips
    .filter(({ id, state }) => isBeforePickUp(state) && !isThere(id) && !isAnswered(id))
    .map(({ id, state, offerEndsAt, stops }) => {
      const isLate = state === 'OFFERED' && offerEndsAt !== null && Date.parse(offerEndsAt) <= now.getTime();
      const orders = stops.map(({ number }) => number).join(', ');
      return { about: id, orders, why: '', gone: isLate ? 'EXPIRED' : 'WITHDRAWN' };
    });
}

/** What is told once trips are gone: each once, and nothing of one that is there again. */
export function withGone(
  told: readonly RefusedPress[],
  gone: readonly RefusedPress[],
  { trips }: CourierPageDto,
): readonly RefusedPress[] {
  const left = told.filter((each) => !each.gone || !trips.some(({ id }) => id === each.about));
  return [...left, ...gone.filter(({ about }) => !left.some((each) => each.about === about))];
}
