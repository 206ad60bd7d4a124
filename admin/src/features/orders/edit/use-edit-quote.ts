import type { EditQuoteDto } from '@contracts/order-money';
import { useEffect, useState } from 'react';
import type { WantedItems } from './wanted-items';
import { ApiError } from '@shared/api/error';
import { request } from '@shared/api/request';

/** People press plus several times; only what they come to is asked for. */
const PAUSE_MS = 250;

interface Quoted {
  quote: EditQuoteDto | null;
  error: ApiError | null;
  /** What is shown is of what was wanted before. */
  isStale: boolean;
}

/** What an order would come to with these items, as the server says; the last answer stays while the next is on its way. */
export function useEditQuote(orderId: string, wanted: WantedItems | null): Quoted {
  const [answer, setAnswer] = useState<{ asked: string; quote: EditQuoteDto | null; error: ApiError | null }>(
    {
      asked: '',
      quote: null,
      error: null,
    },
  );
  const asked = wanted ? JSON.stringify(wanted) : '';
  useEffect(() => {
    if (asked === '') return;
    const aborted = new AbortController();
    const timer = setTimeout(() => {
      request<EditQuoteDto>(
        'POST',
        `/api/orders/${orderId}/edit-quote`,
        JSON.parse(asked),
        aborted.signal,
      ).then(
        (quote) => setAnswer({ asked, quote, error: null }),
        (error: unknown) => {
          if (aborted.signal.aborted) return;
          if (!(error instanceof ApiError)) throw error;
          setAnswer((before) => ({ ...before, asked, error }));
        },
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      aborted.abort();
    };
  }, [orderId, asked]);
  return { quote: answer.quote, error: answer.error, isStale: answer.asked !== asked };
}
