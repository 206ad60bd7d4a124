import { useEffect, useRef } from 'react';
import { playOnce } from './order-sounds';
import { soundSettings } from '@entities/order/sounds';
import { useClock } from '@shared/state/use-now';

/** Sounds when one more is late than before; what was late already when the page was opened is only seen. */
export function useLateSound(countLate: (now: number) => number): void {
  const late = useClock(countLate);
  const before = useRef(late);
  useEffect(() => {
    if (late > before.current && soundSettings.get().late) playOnce('late');
    before.current = late;
  }, [late]);
}
