import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { CourierPageDto, CourierStep } from '@contracts/courier-page';
import type { Language } from '@contracts/session';
import { oneAtATime, sendAll, type Sent } from '@shared/state/kept-list';
import { useLatest } from '@shared/state/use-latest';
import { NoAnswer, Refusal } from '../api/request';
import { randomKey } from '../device/random-key';
import { sendStep } from './courier-api';
import { aboutOf, keptPending, keptRefused, sendingLock, standsOn, type Pending } from './pending';

/** So long after a try that got no answer comes the next, unless the network says that it is back. */
const RETRY_MS = 5_000;
const MOST_KEPT = 200;

/** The server is there and fails on this alone. */
const failsOnIt = (error: unknown) => error instanceof NoAnswer && error.status === 500;
/** The network has asked too much; the press itself is as good as any. */
const isTooOften = ({ code }: Refusal) => code === 'TOO_MANY_REQUESTS';

interface Told {
  onPage: (page: CourierPageDto) => void;
  onReached: (reached: boolean) => void;
}

/** What a courier presses: kept on the device, sent in its order by one page of the device, each once. */
export function usePending(token: string, language: Language, told: Told) {
  const queue = useMemo(() => keptPending(token), [token]);
  const refusals = useMemo(() => keptRefused(token), [token]);
  const pending = queue.list.use();
  const refused = refusals.list.use();
  const latest = useLatest(told);
  const sending = useRef(false);

  const send = useCallback(
    async (press: Pending): Promise<Sent> => {
      try {
        latest.current.onPage(await sendStep(token, press, language));
      } catch (error) {
        if (failsOnIt(error)) return 'stuck';
        if (!(error instanceof Refusal) || isTooOften(error)) {
          // Nobody knows whether it arrived: it stays, and comes again under the same key.
          latest.current.onReached(false);
          return 'no-line';
        }
        refusals.change((now) => [...now, { about: aboutOf(press.step), why: error.message }]);
      }
      latest.current.onReached(true);
      queue.change((now) => now.filter(({ key }) => key !== press.key));
      return 'settled';
    },
    [token, language, queue, refusals, latest],
  );

  const flush = useCallback(async () => {
    if (sending.current || queue.list.get().length === 0) return;
    sending.current = true;
    try {
      await oneAtATime(sendingLock(token), () => sendAll(queue, send, standsOn));
    } finally {
      sending.current = false;
    }
  }, [token, queue, send]);

  const press = useCallback(
    (step: CourierStep) => {
      refusals.change((now) => now.filter(({ about }) => about !== aboutOf(step)));
      queue.change((now) => [...now, { key: randomKey(), step }].slice(-MOST_KEPT));
      void flush();
    },
    [queue, refusals, flush],
  );

  useEffect(() => {
    const wake = () => {
      if (document.visibilityState === 'visible') void flush();
    };
    // Another page of this device sent some, or was pressed on.
    const read = () => {
      queue.read();
      refusals.read();
    };
    const retry = setInterval(() => void flush(), RETRY_MS);
    void flush();
    document.addEventListener('visibilitychange', wake);
    window.addEventListener('online', wake);
    window.addEventListener('storage', read);
    return () => {
      clearInterval(retry);
      document.removeEventListener('visibilitychange', wake);
      window.removeEventListener('online', wake);
      window.removeEventListener('storage', read);
    };
  }, [flush, queue, refusals]);

  const dismiss = useCallback(() => refusals.change(() => []), [refusals]);
  return { pending, refused, press, dismiss };
}
