import { useEffect, useState } from 'react';
import type { Coverage, CoveredZone } from './coverage';

type State = { coverage: Coverage; failed: false } | { coverage: null; failed: boolean };
const UNKNOWN: State = { coverage: null, failed: false };

/** What zones make of the map together, found out beside the page; nothing is loaded or computed while it is off. */
export function useCoverage(zones: readonly CoveredZone[], on: boolean): State {
  const [state, setState] = useState<State>(UNKNOWN);
  useEffect(() => {
    setState(UNKNOWN);
    if (!on) return;
    const worker = new Worker(new URL('./coverage.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Coverage>) =>
      setState({ coverage: data, failed: false }),
    );
    worker.addEventListener('error', () => setState({ coverage: null, failed: true }));
    worker.postMessage(zones.map(covered));
    return () => worker.terminate();
  }, [zones, on]);
  return state;
}

/** What of a zone it depends on. */
const covered = ({ id, area, exclusion, priority, days, from, to, state }: CoveredZone): CoveredZone => ({
  ...{ id, area, exclusion, priority, days, from, to, state },
});
