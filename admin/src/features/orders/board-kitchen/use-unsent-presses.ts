import type { OrderCardDto } from '@contracts/orders';
import { useCallback, useEffect, useMemo } from 'react';
import { queuedPresses, storedRefusals, ofOneOrder } from './queued-presses';
import { afterAnswer, afterRefusal, hasHappened, isKept, pressOf, type UnsentPress } from './unsent-presses';
import { currentOf, sendAction } from '../actions/send-action';
import { useSending } from '../actions/use-sending';
import { ApiError, isNotAnswered } from '@shared/api/error';
import type { Sent } from '@shared/state/persisted-list';
import { useLatest } from '@shared/state/use-latest';

/**
 * What is pressed at the wall while the line is down: kept on the device, sent in its order, each once.
 *
 * @param onCard told of every order that the server answers with
 */
export function useUnsentPresses(branchId: string, offline: boolean, onCard: (card: OrderCardDto) => void) {
  const queue = useMemo(() => queuedPresses(branchId), [branchId]);
  const refusals = useMemo(() => storedRefusals(branchId), [branchId]);
  const presses = queue.list.use();
  const refused = refusals.list.use();
  const latest = useLatest({ onCard });

  const keep = useCallback((press: UnsentPress) => queue.change((now) => [...now, press]), [queue]);

  const send = useCallback(
    async (press: UnsentPress): Promise<Sent> => {
      const answer = await sendAction(press, press.action, press.words, press).catch((error: unknown) => {
        if (error instanceof ApiError) return error;
        throw error;
      });
      if (!(answer instanceof ApiError)) {
        queue.change((now) => afterAnswer(now, answer));
        latest.current.onCard(answer);
        return 'settled';
      }
      if (isNotAnswered(answer)) return 'no-line';
      if (answer.status >= 500) return 'stuck';
      const current = currentOf(answer);
      if (current && hasHappened(press, current)) queue.change((now) => afterAnswer(now, current));
      else {
        queue.change((now) => afterRefusal(now, press));
        refusals.change((before) => [...before, { press, state: current?.state ?? null }]);
      }
      if (current) latest.current.onCard(current);
      return 'settled';
    },
    [queue, refusals, latest],
  );

  useSending(queue, { name: `comanda.kitchen.unsent.${branchId}`, offline, send, standsOn: ofOneOrder });

  // What another page of this device was refused.
  useEffect(() => {
    const read = () => refusals.read();
    window.addEventListener('storage', read);
    return () => window.removeEventListener('storage', read);
  }, [refusals]);

  const dismiss = useCallback(() => refusals.change(() => []), [refusals]);
  return { presses, refused, dismiss, isKept, pressOf, keep };
}

export type UnsentPresses = ReturnType<typeof useUnsentPresses>;
