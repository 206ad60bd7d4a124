import { useCallback, useEffect, useRef } from 'react';
import { useLatest } from './use-latest';

/**
 * Runs `task` at once and then at most every `ms`, always once more after the last call: bursts cost little, nothing is
 * missed. A task that takes longer is waited for, so that a slow network is not asked anew before it has answered.
 */
export function useThrottled(task: () => void | Promise<unknown>, ms: number): () => void {
  const latest = useLatest(task);
  const stopped = useRef(false);
  const busy = useRef(false);
  const again = useRef(false);
  useEffect(() => {
    stopped.current = false;
    return () => void (stopped.current = true);
  }, []);
  return useCallback(() => {
    const run = async (): Promise<void> => {
      busy.current = true;
      again.current = false;
      const rest = new Promise((resolve) => setTimeout(resolve, ms));
      await Promise.allSettled([latest.current(), rest]);
      busy.current = false;
      if (again.current && !stopped.current) await run();
    };
    if (busy.current) again.current = true;
    else void run();
  }, [ms, latest]);
}
