import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { CourierPageDto, CourierStep } from '@contracts/courier-page';
import type { Language } from '@contracts/session';
import { serverNow } from '@shared/state/server-clock';
import { oneAtATime, sendAll, type Sent } from '@shared/state/persisted-list';
import { useLatest } from '@shared/state/use-latest';
import { retryAfter } from '../api/back-off';
import { NoAnswer, Refusal } from '../api/request';
import { randomKey } from '../device/random-key';
import { cachedPage, cachePage, type SeenPage } from './cached-page';
import { sendStep } from './courier-api';
import { goneTrips, withGone } from './gone-trips';
import {
  subjectOf,
  storedPending,
  storedRefused,
  nextRelease,
  pressed,
  released,
  sendingLock,
  dependsOn,
  type Pending,
} from './pending';

const MOST_KEPT = 200;

/** The server is there and fails on this alone. */
const failsOnIt = (error: unknown) => error instanceof NoAnswer && error.status === 500;
/** The network has asked too much; the press itself is as good as any. */
const isTooOften = ({ code }: Refusal) => code === 'TOO_MANY_REQUESTS';

interface Told {
  onPage: (seen: SeenPage) => void;
  onReached: (reached: boolean) => void;
}

/**
 * What a courier presses: kept on the device, sent in its order by one page of the device, each once. Their page comes with
 * each answer, and otherwise by `take`.
 */
export function usePending(token: string, language: Language, told: Told) {
  const queue = useMemo(() => storedPending(token), [token]);
  const refusals = useMemo(() => storedRefused(token), [token]);
  const pending = queue.list.use();
  const refused = refusals.list.use();
  const latest = useLatest(told);
  const sending = useRef(false);
  /** Tries in a row that got no answer. */
  const failures = useRef(0);

  /** Takes a page from the server in, and tells what is gone since the one before: what is being answered still waits here. */
  const take = useCallback(
    (page: CourierPageDto) => {
      const now = new Date();
      const before = cachedPage(token, now)?.page ?? page;
      const gone = goneTrips(before, page, queue.list.get(), new Date(serverNow()));
      refusals.change((told) => withGone(told, gone, page));
      const seen = { page, at: now.toISOString() };
      cachePage(token, seen);
      latest.current.onPage(seen);
    },
    [token, queue, refusals, latest],
  );

  const send = useCallback(
    async (press: Pending): Promise<Sent> => {
      if (press.heldUntil !== undefined) return 'stuck';
      try {
        take(await sendStep(token, press, language));
      } catch (error) {
        if (failsOnIt(error)) return 'stuck';
        if (!(error instanceof Refusal) || isTooOften(error)) {
          // Nobody knows whether it arrived: it stays, and comes again under the same key.
          latest.current.onReached(false);
          failures.current += 1;
          return 'no-line';
        }
        const about = subjectOf(press.step);
        // That says more than that the trip is gone.
        refusals.change((now) => [
          ...now.filter((each) => !each.gone || each.about !== about),
          { about, orders: press.orders, why: error.message },
        ]);
      }
      latest.current.onReached(true);
      failures.current = 0;
      queue.change((now) => now.filter(({ key }) => key !== press.key));
      return 'settled';
    },
    [token, language, queue, refusals, latest, take],
  );

  const flush = useCallback(async () => {
    if (sending.current || queue.list.get().length === 0) return;
    sending.current = true;
    try {
      await oneAtATime(sendingLock(token), () => sendAll(queue, send, dependsOn));
    } finally {
      sending.current = false;
    }
  }, [token, queue, send]);

  const press = useCallback(
    (step: CourierStep, orders: string) => {
      refusals.change((now) => now.filter(({ about }) => about !== subjectOf(step)));
      queue.change((now) => [...now, pressed(randomKey(), step, orders, new Date())].slice(-MOST_KEPT));
      void flush();
    },
    [queue, refusals, flush],
  );

  /**
   * Sends what is held before the page is put away, or closed: that gives nobody time to agree on who sends. What the
   * server is told twice under one key it does once.
   */
  const letGo = useCallback(() => {
    const before = queue.list.get();
    const free = before.filter(
      (press, place) =>
        press.heldUntil !== undefined && !before.slice(0, place).some((earlier) => dependsOn(press, earlier)),
    );
    queue.change((now) => released(now, Infinity));
    for (const press of released(free, Infinity)) void send(press);
  }, [queue, send]);

  /** Lets go of what was held until an instant, and sends it. */
  const release = useCallback(
    (until: number) => {
      queue.change((now) => released(now, until));
      void flush();
    },
    [queue, flush],
  );
  const takeBack = useCallback(
    (key: string) =>
      queue.change((now) => now.filter((press) => press.key !== key || press.heldUntil === undefined)),
    [queue],
  );

  useEffect(() => {
    const next = nextRelease(pending, new Date());
    if (next === null) return;
    const timer = setTimeout(() => release(next.at), next.ms);
    return () => clearTimeout(timer);
  }, [pending, release]);

  useEffect(() => {
    const wake = () => {
      if (document.visibilityState === 'hidden') return letGo();
      failures.current = 0;
      void flush();
    };
    // Another page of this device sent some, or was pressed on.
    const read = () => {
      queue.read();
      refusals.read();
    };
    let retry: ReturnType<typeof setTimeout> | undefined;
    const again = () => {
      retry = setTimeout(() => void flush().finally(again), retryAfter(failures.current));
    };
    again();
    void flush();
    document.addEventListener('visibilitychange', wake);
    window.addEventListener('pagehide', letGo);
    window.addEventListener('online', wake);
    window.addEventListener('storage', read);
    return () => {
      clearTimeout(retry);
      document.removeEventListener('visibilitychange', wake);
      window.removeEventListener('pagehide', letGo);
      window.removeEventListener('online', wake);
      window.removeEventListener('storage', read);
    };
  }, [flush, letGo, queue, refusals]);

  const dismiss = useCallback(() => refusals.change(() => []), [refusals]);
  return { pending, refused, press, takeBack, dismiss, take };
}
