import { useCallback, useEffect, useRef } from 'react';
import { useLatest } from './use-latest';

/** Runs `task` at once and then at most every `ms`, always once more after the last call: bursts cost little, nothing is missed. */
export function useThrottled(task: () => void, ms: number): () => void {
  const latest = useLatest(task);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const again = useRef(false);
  useEffect(
    () => () => {
      if (timer.current) clearTimeout(timer.current);
      timer.current = null;
    },
    [],
  );
  return useCallback(() => {
    const run = () => {
      latest.current();
      timer.current = setTimeout(() => {
        timer.current = null;
        if (again.current) {
          again.current = false;
          run();
        }
      }, ms);
    };
    if (timer.current) again.current = true;
    else run();
  }, [ms, latest]);
}
