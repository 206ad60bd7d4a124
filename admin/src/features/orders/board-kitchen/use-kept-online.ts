import { MINUTE_MS } from '@domain/time';
import { useEffect } from 'react';
import { useConnectionState } from '@entities/live/live';

const AGAIN_MS = 5 * MINUTE_MS;

/**
 * Keeps on the device what a page needs to come without a network: when the line is there, and again every while that it
 * is, so that the age of what is kept counts from when the line was last there and not from when the page was opened.
 */
export function useKeptOnline(keep: () => void): void {
  const isOnline = useConnectionState() === 'online';
  useEffect(() => {
    if (!isOnline) return;
    keep();
    const timer = setInterval(keep, AGAIN_MS);
    return () => clearInterval(timer);
  }, [isOnline, keep]);
}
