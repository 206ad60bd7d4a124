import { useEffect } from 'react';
import { queryClient } from '../data/query-client';
import { liveConnection } from '@entities/live/live';

/** Keeps the line open while somebody is signed in, and forgets what they saw when they leave. */
export function useLiveLine(): void {
  useEffect(() => {
    liveConnection.start();
    const back = () => liveConnection.retryNow();
    window.addEventListener('online', back);
    return () => {
      window.removeEventListener('online', back);
      liveConnection.stop();
    };
  }, []);
  useEffect(() => () => queryClient.clear(), []);
}
