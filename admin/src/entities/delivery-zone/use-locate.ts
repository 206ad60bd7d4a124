import type { Point } from '@domain/delivery';
import { useState } from 'react';

const WAIT_MS = 15_000;
/** A metre is enough, and no more is anybody's business. */
const DIGITS = 5;

/** Asks the device where it is. */
export function useLocate(onFound: (point: Point) => void) {
  const [asking, setAsking] = useState(false);
  const [refused, setRefused] = useState(false);
  const locate = () => {
    setAsking(true);
    setRefused(false);
    const round = (degrees: number) => Number(degrees.toFixed(DIGITS));
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setAsking(false);
        onFound({ lat: round(coords.latitude), lng: round(coords.longitude) });
      },
      () => {
        setAsking(false);
        setRefused(true);
      },
      { enableHighAccuracy: true, timeout: WAIT_MS },
    );
  };
  return { locate, asking, refused };
}
