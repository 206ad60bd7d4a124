import { sameValue } from '@domain/equality';
import { useEffect, useRef, useState } from 'react';
import type { AreaDraft } from '@entities/delivery-zone/area';

const MOST = 100;

/** The way back through what an area was, however it was changed; null where there is none. */
export function useAreaHistory(area: AreaDraft, put: (area: AreaDraft) => void): (() => void) | null {
  const [past, setPast] = useState<AreaDraft[]>([]);
  const shown = useRef(area);

  useEffect(() => {
    if (sameValue(shown.current, area)) return;
    const before = shown.current;
    shown.current = area;
    setPast((steps) => [...steps.slice(1 - MOST), before]);
  }, [area]);

  const last = past.at(-1);
  if (!last) return null;
  return () => {
    shown.current = last;
    setPast(past.slice(0, -1));
    put(last);
  };
}
