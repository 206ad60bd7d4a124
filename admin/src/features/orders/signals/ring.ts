import { useEffect } from 'react';
import { playSound, soundSettings } from '@entities/order/sounds';

const SOFTEST = 0.35;
const GROWTH = 0.1;

/** How loud the nth ring is, from 0: louder each time, until somebody comes. */
export const ringVolume = (nth: number) => Math.min(1, SOFTEST + nth * GROWTH);

/** Rings for as long as `ringing` holds. */
export function useRing(ringing: boolean): void {
  const { everySec, grows } = soundSettings.use();
  useEffect(() => {
    if (!ringing) return;
    let nth = 0;
    const ring = () => void playSound('new-order', grows ? ringVolume(nth++) : 1);
    ring();
    const timer = setInterval(ring, everySec * 1000);
    return () => clearInterval(timer);
  }, [ringing, everySec, grows]);
}
