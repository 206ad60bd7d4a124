import { useEffect } from 'react';
import { refetchFirstLoads } from './refetch-first-loads';
import { queryClient } from '../data/query-client';
import { liveConnection, useLiveConnection } from '@entities/live/live';
import { loadSession } from '@entities/session/session';

/** Keeps the line open while somebody is signed in, and forgets what they saw when they leave. */
export function useLiveStream(): void {
  useEffect(() => {
    let before = liveConnection.state.get();
    const unwatch = liveConnection.state.subscribe(() => {
      const now = liveConnection.state.get();
      // The server ends a stream when the person's access changes; what they may do is then read anew.
      if (now === 'online' && before === 'offline') void loadSession({ again: true }).catch(() => undefined);
      before = now;
    });
    const unfollow = refetchFirstLoads(queryClient);
    return () => {
      unwatch();
      unfollow();
      queryClient.clear();
    };
  }, []);
  useLiveConnection();
}
