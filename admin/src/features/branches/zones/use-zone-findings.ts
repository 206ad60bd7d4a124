import { useMemo, useState } from 'react';
import type { ZoneRow } from './use-zones';
import { findingsOf } from '@entities/delivery-zone/coverage/findings';
import { useCoverage } from '@entities/delivery-zone/coverage/use-coverage';

const NONE: readonly ZoneRow[] = [];

/** Overlaps and gaps of the zones, while somebody wants to see them, and the one that is looked at. */
export function useZoneFindings(zones: readonly ZoneRow[] | undefined, shown: boolean) {
  const [on, setOn] = useState(false);
  const [focused, setFocused] = useState<string | null>(null);
  const { coverage, failed } = useCoverage(zones ?? NONE, on && shown);
  const findings = useMemo(() => coverage && findingsOf(coverage), [coverage]);
  const toggle = (next: boolean) => {
    setOn(next);
    setFocused(null);
  };
  return { on: on && shown, toggle, findings, failed, focused, setFocused };
}
