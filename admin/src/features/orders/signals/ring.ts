import { useEffect } from 'react';
import { playSound } from '@entities/order/sounds';

const EVERY_MS = 4000;
const SOFTEST = 0.35;
const GROWTH = 0.1;

/** How loud the nth ring is, from 0: louder each time, until somebody comes. */
export const ringVolume = (nth: number) => Math.min(1, SOFTEST + nth * GROWTH);

/** Rings for as long as `ringing` holds. */
export function useRing(ringing: boolean): void {
  useEffect(() => {
    if (!ringing) return;
    let nth = 0;
    const ring = () => void playSound('new-order', ringVolume(nth++));
    ring();
    const timer = setInterval(ring, EVERY_MS);
    return () => clearInterval(timer);
  }, [ringing]);
}
