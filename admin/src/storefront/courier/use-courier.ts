import { useCallback, useEffect, useState } from 'react';
import type { CourierPageDto, CourierStep } from '@contracts/courier-page';
import type { Language } from '@contracts/session';
import { knowsServerTime } from '@shared/state/server-clock';
import { retryAfter } from '../api/back-off';
import { NoAnswer, Refusal } from '../api/request';
import { watchStream } from '../api/watched-stream';
import { courierEventsUrl, fetchCourier } from './courier-api';
import { clearCachedPage, type SeenPage } from './cached-page';
import { ordersOf, withPending, type Pending, type RefusedPress } from './pending';
import { usePending } from './use-pending';

/** What the page begins with: told just now, or kept on the device since it was told. */
export interface FirstPage extends SeenPage {
  isFresh: boolean;
}

export interface Courier {
  /** As it will be once everything that was pressed has arrived. */
  page: CourierPageDto;
  /** When the server last said so, ISO 8601 UTC. */
  asOf: string;
  pending: readonly Pending[];
  /** What was not done, and which trips are gone, until somebody has read it. */
  refused: readonly RefusedPress[];
  unreachable: boolean;
  press: (step: CourierStep) => void;
  /** Takes back what was pressed and is still held. */
  takeBack: (key: string) => void;
  dismiss: () => void;
}

/** A courier's page as it is now, and what is pressed on it. */
export function useCourier(token: string, first: FirstPage, language: Language): Courier {
  const [seen, setSeen] = useState<SeenPage>(first);
  const [unreachable, setUnreachable] = useState(!first.isFresh);

  const onPage = useCallback((now: SeenPage) => {
    setSeen(now);
    setUnreachable(false);
  }, []);
  const onReached = useCallback((reached: boolean) => setUnreachable(!reached), []);
  const {
    pending,
    refused,
    press: keep,
    takeBack,
    dismiss,
    take,
  } = usePending(token, language, { onPage, onReached });

  useEffect(() => {
    if (first.isFresh) take(first.page);
  }, [first, take]);

  useEffect(() => {
    const read = () => {
      fetchCourier(token, language).then(take, (error: unknown) => {
        if (error instanceof NoAnswer) setUnreachable(true);
        else if (error instanceof Refusal && error.status === 404) {
          // A link that was renewed: what the address shows then says so.
          clearCachedPage();
          location.reload();
        }
      });
    };
    return watchStream({
      url: courierEventsUrl(token),
      events: { page: (data) => take(JSON.parse(data) as CourierPageDto) },
      // A stream tells no time: a page that came from the device asks for it once there is a network.
      onOpen: () => !knowsServerTime() && read(),
      onLost: read,
      onWake: read,
      whileHidden: true,
      retryMs: retryAfter,
    });
  }, [token, language, take]);

  return {
    page: withPending(seen.page, pending),
    asOf: seen.at,
    pending,
    refused,
    unreachable,
    press: (step) => keep(step, ordersOf(seen.page, step)),
    takeBack,
    dismiss,
  };
}
