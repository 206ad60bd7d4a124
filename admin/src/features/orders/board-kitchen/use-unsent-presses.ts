import type { OrderCardDto } from '@contracts/orders';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import {
  afterAnswer,
  afterRefusal,
  hasHappened,
  isPress,
  unsentOn,
  type UnsentPress,
} from './unsent-presses';
import type { Act } from '../actions/order-actions';
import { currentOf, sendAction } from '../actions/send-action';
import { ApiError } from '@shared/api/error';
import { createStore } from '@shared/state/store';
import { useLatest } from '@shared/state/use-latest';

/** So long after a try that got no answer comes the next, unless the line says that it is back. */
const RETRY_MS = 5000;

/** A press that was not done, and how the order stands instead. */
export interface RefusedPress {
  press: UnsentPress;
  now: OrderCardDto | null;
}

/** An answer that says nothing about what was asked: nobody knows whether it arrived, or somebody has to sign in first. */
const isNoAnswer = ({ status }: ApiError) =>
  status === 0 || status === 401 || status === 429 || status >= 500;

/**
 * What is pressed at the wall while the line is down: kept on the device, sent in its order, each once.
 *
 * @param onCard told of every order that the server answers with
 */
export function useUnsentPresses(branchId: string, offline: boolean, onCard: (card: OrderCardDto) => void) {
  const kept = useMemo(() => unsentOn(branchId), [branchId]);
  const [queue] = useState(() => createStore<readonly UnsentPress[]>(kept.load() ?? []));
  const [refused, setRefused] = useState<readonly RefusedPress[]>([]);
  const presses = useSyncExternalStore(queue.subscribe, queue.get);
  const latest = useLatest({ onCard });
  const waits = presses.length > 0;
  const sending = useRef(false);

  const keep = useCallback(
    (next: readonly UnsentPress[]) => {
      queue.set(next);
      kept.save([...next]);
    },
    [queue, kept],
  );

  const add: Act = useCallback(
    ({ id, number, version, state }, action, words = {}) => {
      if (!isPress(action)) return;
      const press = { id, number, version, from: state, action, words, at: new Date().toISOString() };
      keep([...queue.get(), press]);
    },
    [queue, keep],
  );

  const send = useCallback(
    async (press: UnsentPress) => {
      const answer = await sendAction(press, press.action, press.words).catch((error: unknown) => {
        if (error instanceof ApiError) return error;
        throw error;
      });
      if (!(answer instanceof ApiError)) {
        keep(afterAnswer(queue.get(), answer));
        latest.current.onCard(answer);
        return true;
      }
      if (isNoAnswer(answer)) return false;
      const now = currentOf(answer);
      if (now && hasHappened(press, now)) keep(afterAnswer(queue.get(), now));
      else {
        keep(afterRefusal(queue.get(), press));
        setRefused((before) => [...before, { press, now }]);
      }
      if (now) latest.current.onCard(now);
      return true;
    },
    [queue, keep, latest],
  );

  const flush = useCallback(async () => {
    if (sending.current) return;
    sending.current = true;
    try {
      for (let first = queue.get()[0]; first; first = queue.get()[0]) if (!(await send(first))) return;
    } finally {
      sending.current = false;
    }
  }, [queue, send]);

  useEffect(() => {
    if (offline || !waits) return;
    void flush();
    const retry = setInterval(() => void flush(), RETRY_MS);
    return () => clearInterval(retry);
  }, [offline, waits, flush]);

  const dismiss = useCallback(() => setRefused([]), []);
  return { presses, refused, dismiss, add };
}

export type UnsentPresses = ReturnType<typeof useUnsentPresses>;
