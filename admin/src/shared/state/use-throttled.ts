import { useCallback, useEffect, useRef } from 'react';
import { useLatest } from './use-latest';

/**
 * Runs `task` at once and then at most every `ms`, always once more after the last call: bursts cost little, nothing is
 * missed. A task that takes longer is waited for, so that a slow network is not asked anew before it has answered.
 */
export function useThrottled(task: () => unknown, ms: number): () => void {
  const latest = useLatest(task);
  const asked = useRef(0);
  const running = useRef(false);
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => void (gone.current = true);
  }, []);
  return useCallback(() => {
    const run = async (): Promise<void> => {
      const upTo = asked.current;
      const rest = new Promise((resolve) => setTimeout(resolve, ms));
      await Promise.allSettled([latest.current(), rest]);
      if (asked.current > upTo && !gone.current) return run();
      running.current = false;
    };
    asked.current += 1;
    if (running.current) return;
    running.current = true;
    void run();
  }, [ms, latest]);
}
