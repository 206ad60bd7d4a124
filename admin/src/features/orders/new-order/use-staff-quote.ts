import type { StaffQuoteBody, StaffQuoteDto } from '@contracts/staff-orders';
import { useEffect, useState } from 'react';
import { ApiError } from '@shared/api/error';
import { request } from '@shared/api/request';

const DEBOUNCE_MS = 150;

interface Answer {
  question: string;
  quote: StaffQuoteDto | null;
  error: ApiError | null;
}

export const askQuote = (body: StaffQuoteBody, signal?: AbortSignal) =>
  request<StaffQuoteDto>('POST', '/api/orders/quote', body, signal);

/** The price of what is typed, asked for when typing pauses; the answer to what stood there before is told as such. */
export function useStaffQuote(body: StaffQuoteBody | null) {
  const [round, setRound] = useState(0);
  const question = body === null ? '' : JSON.stringify(body);
  const [answer, setAnswer] = useState<Answer>({ question: '', quote: null, error: null });
  useEffect(() => {
    if (question === '') return;
    const stop = new AbortController();
    const ask = async () => {
      try {
        const quote = await askQuote(JSON.parse(question) as StaffQuoteBody, stop.signal);
        setAnswer({ question, quote, error: null });
      } catch (error) {
        if (stop.signal.aborted) return;
        if (!(error instanceof ApiError)) throw error;
        setAnswer(({ quote }) => ({ question, quote, error }));
      }
    };
    const timer = setTimeout(() => void ask(), DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [question, round]);
  const current = answer.question === question;
  return {
    quote: question === '' ? null : answer.quote,
    /** The answer is of what is typed now. */
    current: current && answer.error === null,
    error: current ? answer.error : null,
    /** The menu may have changed meanwhile. */
    askAgain: () => setRound((before) => before + 1),
  };
}
