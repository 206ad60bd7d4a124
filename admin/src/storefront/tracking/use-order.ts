import { useCallback, useEffect, useState } from 'react';
import type { Language } from '@contracts/session';
import type { TrackedOrderDto } from '@contracts/storefront';
import { retryAfter } from '../api/back-off';
import { NoAnswer, Refusal } from '../api/request';
import { orderEventsUrl } from '../api/order-api';
import { fetchOrder } from '../api/store-api';
import { watchStream } from '../api/watched-stream';
import { isSettled } from './steps';

/** A stream that reconnects this fast is no news to anyone. */
const WORRY_MS = 4_000;

interface FollowedOrder {
  order: TrackedOrderDto;
  unreachable: boolean;
  take: (order: TrackedOrderDto) => void;
}

/**
 * An order as it is now: by the server's stream, and read again whenever something may have been missed, which is also
 * how it is followed where a server has no place for one more stream.
 */
export function useOrder(token: string, first: TrackedOrderDto, language: Language): FollowedOrder {
  const [order, setOrder] = useState(first);
  const [unreachable, setUnreachable] = useState(false);
  // Answers may overtake one another: what is older than what is shown is no news.
  const take = useCallback(
    (next: TrackedOrderDto) => setOrder((now) => (next.version >= now.version ? next : now)),
    [],
  );
  const settled = isSettled(order);

  useEffect(() => {
    let worry: ReturnType<typeof setTimeout> | undefined;

    const read = () => {
      fetchOrder(token, language).then(
        (next) => {
          calm();
          take(next);
        },
        (error: unknown) => {
          // Refused for now, as its stream may be: behind one address there may be too many phones.
          const isTooMany = error instanceof Refusal && error.status === 429;
          if (error instanceof NoAnswer || isTooMany) worried();
        },
      );
    };
    const calm = () => {
      clearTimeout(worry);
      worry = undefined;
      setUnreachable(false);
    };
    const worried = () => {
      worry ??= setTimeout(() => setUnreachable(true), WORRY_MS);
    };
    const stop = watchStream({
      url: orderEventsUrl(token),
      events: {
        order: (data) => {
          calm();
          take(JSON.parse(data) as TrackedOrderDto);
        },
      },
      onOpen: () => {
        calm();
        read();
      },
      onLost: read,
      onWake: read,
      // Nothing is to be expected of an order that is over, but what the store gives back for it is news.
      whileHidden: !settled,
      retryMs: retryAfter,
    });
    return () => {
      clearTimeout(worry);
      stop();
    };
  }, [token, language, take, settled]);
  return { order, unreachable, take };
}
