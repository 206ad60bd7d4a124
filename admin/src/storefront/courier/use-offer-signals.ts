import { useEffect } from 'react';
import type { CourierTripDto } from '@contracts/courier-page';
import { serverNow } from '@shared/state/server-clock';
import { playNotes, type Note } from '@shared/state/sound-player';

const EVERY_MS = 4_000;

/** Heard in a street: rising, twice. */
const NOTES: readonly Note[] = [0, 0.6].flatMap((at) => [
  { at, length: 0.2, pitch: 784, shape: 'square', strength: 0.35 },
  { at: at + 0.18, length: 0.3, pitch: 1175, shape: 'square', strength: 0.35 },
]);
/** Milliseconds of shaking and of rest. */
const SHAKES = [400, 200, 400];

/** The offers that can still be answered. */
export const openOffers = (trips: readonly CourierTripDto[], now: Date): CourierTripDto[] =>
  trips.filter(
    ({ state, offerEndsAt }) =>
      state === 'OFFERED' && (offerEndsAt === null || Date.parse(offerEndsAt) > now.getTime()),
  );

/** Calls the courier for as long as there is something to answer. */
export function useOfferSignals(trips: readonly CourierTripDto[]): void {
  const asked = openOffers(trips, new Date(serverNow()))
    .map(({ id, offerEndsAt }) => `${id} ${offerEndsAt}`)
    .join();
  useEffect(() => {
    if (asked === '') return;
    const ends = asked.split(',').map((offer) => Date.parse(offer.split(' ')[1] ?? ''));
    const call = () => {
      if (ends.every((end) => end <= serverNow())) return;
      playNotes(NOTES);
      // Some phones have no such thing, and browsers refuse it before the first press.
      if ('vibrate' in navigator && navigator.userActivation.hasBeenActive) navigator.vibrate(SHAKES);
    };
    call();
    const timer = setInterval(call, EVERY_MS);
    return () => clearInterval(timer);
  }, [asked]);
}
