import type { OrderCardDto } from '@contracts/orders';
import { useCallback, useEffect } from 'react';
import { isKept, pressesAt, pressOf, type UnsentPress } from './queued-presses';
import { onPressAnswered } from './use-press-sending';
import { useLatest } from '@shared/state/use-latest';

/**
 * What is pressed at the wall while the line is down: kept on the device, and sent from whichever page is shown once it is
 * back.
 *
 * @param onCard told of every order that the server answers with
 */
export function useUnsentPresses(branchId: string, onCard: (card: OrderCardDto) => void) {
  const { queue } = pressesAt(branchId);
  const presses = queue.list.use();
  const latest = useLatest({ onCard });
  useEffect(() => onPressAnswered((card) => latest.current.onCard(card)), [latest]);
  const keep = useCallback((press: UnsentPress) => queue.change((now) => [...now, press]), [queue]);
  return { presses, isKept, pressOf, keep };
}
