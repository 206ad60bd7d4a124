import { useCallback, useEffect, useState } from 'react';
import { useLatest } from '@shared/state/use-latest';

/** What a step needs to be drawn: read when it is shown, and anew when asked. */
export function useLoaded<T>(read: () => Promise<T>) {
  const [state, setState] = useState<{ data: T | null; error: unknown }>({ data: null, error: null });
  const latest = useLatest(read);
  const load = useCallback(() => {
    latest.current().then(
      (data) => setState({ data, error: null }),
      (error: unknown) => setState((before) => ({ ...before, error })),
    );
  }, [latest]);
  useEffect(load, [load]);
  return { ...state, load, set: (data: T) => setState({ data, error: null }) };
}
