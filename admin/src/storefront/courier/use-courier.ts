import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { CourierPageDto, CourierStep } from '@contracts/courier-page';
import type { Language } from '@contracts/session';
import { NoAnswer, Refusal } from '../api/request';
import { randomKey } from '../device/random-key';
import { courierEventsUrl, fetchCourier, sendStep } from './courier-api';
import { pendingOn, withPending, type Pending } from './pending';

/** So long after a try that got no answer comes the next, unless the network says that it is back. */
const RETRY_MS = 5_000;
const MOST_KEPT = 200;

export interface Courier {
  /** As it will be once everything that was pressed has arrived. */
  page: CourierPageDto;
  pending: readonly Pending[];
  /** Why the last thing was not done; null where nothing was refused, or somebody has read it. */
  refused: string | null;
  unreachable: boolean;
  press: (step: CourierStep) => void;
  dismiss: () => void;
}

/** A courier's page as it is now, and what is pressed on it: kept on the device, sent in its order, each once. */
export function useCourier(token: string, first: CourierPageDto, language: Language): Courier {
  const kept = useMemo(() => pendingOn(token), [token]);
  const [page, setPage] = useState(first);
  const [pending, setPending] = useState<readonly Pending[]>(() => kept.load() ?? []);
  const [refused, setRefused] = useState<string | null>(null);
  const [unreachable, setUnreachable] = useState(false);
  const queue = useRef(pending);
  const sending = useRef(false);

  const keep = useCallback(
    (next: readonly Pending[]) => {
      queue.current = next;
      kept.save([...next]);
      setPending(next);
    },
    [kept],
  );

  const flush = useCallback(async () => {
    if (sending.current) return;
    sending.current = true;
    try {
      for (let head = queue.current[0]; head; head = queue.current[0]) {
        try {
          setPage(await sendStep(token, head, language));
        } catch (error) {
          if (!(error instanceof Refusal) || error.status === 429) throw error;
          setRefused(error.message);
        }
        setUnreachable(false);
        keep(queue.current.slice(1));
      }
    } catch {
      // Nobody knows whether it arrived: it stays first, and comes again under the same key.
      setUnreachable(true);
    } finally {
      sending.current = false;
    }
  }, [token, language, keep]);

  const press = useCallback(
    (step: CourierStep) => {
      setRefused(null);
      keep([...queue.current, { key: randomKey(), step }].slice(-MOST_KEPT));
      void flush();
    },
    [keep, flush],
  );

  useEffect(() => {
    let source: EventSource | null = null;
    const read = () => {
      fetchCourier(token, language).then(
        (next) => {
          setPage(next);
          setUnreachable(false);
        },
        (error: unknown) => {
          if (error instanceof NoAnswer) setUnreachable(true);
          // A link that was renewed: what the address shows then says so.
          else if (error instanceof Refusal && error.status === 404) location.reload();
        },
      );
    };
    const connect = () => {
      source?.close();
      source = new EventSource(courierEventsUrl(token));
      source.addEventListener('page', (event: MessageEvent<string>) => {
        setUnreachable(false);
        setPage(JSON.parse(event.data) as CourierPageDto);
      });
    };
    const wake = () => {
      if (document.visibilityState !== 'visible') return;
      void flush();
      read();
      if (source?.readyState !== EventSource.OPEN) connect();
    };
    const retry = setInterval(() => {
      if (queue.current.length > 0) void flush();
      if (source?.readyState === EventSource.CLOSED) {
        read();
        connect();
      }
    }, RETRY_MS);
    connect();
    void flush();
    document.addEventListener('visibilitychange', wake);
    window.addEventListener('online', wake);
    return () => {
      clearInterval(retry);
      source?.close();
      document.removeEventListener('visibilitychange', wake);
      window.removeEventListener('online', wake);
    };
  }, [token, language, flush]);

  return {
    page: withPending(page, pending),
    pending,
    refused,
    unreachable,
    press,
    dismiss: () => setRefused(null),
  };
}
