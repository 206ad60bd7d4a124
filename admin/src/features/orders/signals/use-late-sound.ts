import { useEffect, useRef } from 'react';
import { playOnce } from './order-sounds';
import { soundSettings } from '@entities/order/sounds';
import { useClock } from '@shared/state/use-now';

/**
 * Sounds when one more is late than before; what was late already when it came in sight is only seen.
 *
 * @param inSight what is counted, e.g. of which branches: where it becomes another, counting begins anew
 */
export function useLateSound(countLate: (now: number) => number, inSight: string | null): void {
  const late = useClock(countLate);
  const before = useRef({ late, inSight });
  useEffect(() => {
    const isOneMore = before.current.inSight === inSight && late > before.current.late;
    if (isOneMore && soundSettings.get().late) playOnce('late');
    before.current = { late, inSight };
  }, [late, inSight]);
}
