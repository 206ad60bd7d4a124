import type { OrderCardDto } from '@contracts/orders';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { keptPresses, keptRefusals, ofOneOrder } from './kept-presses';
import { afterAnswer, afterRefusal, hasHappened, pressOf, type UnsentPress } from './unsent-presses';
import { currentOf, sendAction } from '../actions/send-action';
import { ApiError, isNoLine } from '@shared/api/error';
import { oneAtATime, sendAll, type Sent } from '@shared/state/kept-list';
import { useLatest } from '@shared/state/use-latest';

/** So long after a try that got no answer comes the next, unless the line says that it is back. */
const RETRY_MS = 5000;

/**
 * What is pressed at the wall while the line is down: kept on the device, sent in its order, each once.
 *
 * @param onCard told of every order that the server answers with
 */
export function useUnsentPresses(branchId: string, offline: boolean, onCard: (card: OrderCardDto) => void) {
  const queue = useMemo(() => keptPresses(branchId), [branchId]);
  const refusals = useMemo(() => keptRefusals(branchId), [branchId]);
  const presses = queue.list.use();
  const refused = refusals.list.use();
  const latest = useLatest({ onCard });
  const waits = presses.length > 0;
  const sending = useRef(false);

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
      if (isNoLine(answer)) return 'no-line';
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

  const flush = useCallback(async () => {
    if (sending.current) return;
    sending.current = true;
    try {
      await oneAtATime(`comanda.kitchen.unsent.${branchId}`, () => sendAll(queue, send, ofOneOrder));
    } finally {
      sending.current = false;
    }
  }, [branchId, queue, send]);

  useEffect(() => {
    if (offline || !waits) return;
    void flush();
    const retry = setInterval(() => void flush(), RETRY_MS);
    return () => clearInterval(retry);
  }, [offline, waits, flush]);

  // Another page of this device sent some, or was pressed on.
  useEffect(() => {
    const read = () => [queue, refusals].forEach((kept) => kept.read());
    window.addEventListener('storage', read);
    return () => window.removeEventListener('storage', read);
  }, [queue, refusals]);

  const dismiss = useCallback(() => refusals.change(() => []), [refusals]);
  return { presses, refused, dismiss, pressOf, keep };
}

export type UnsentPresses = ReturnType<typeof useUnsentPresses>;
