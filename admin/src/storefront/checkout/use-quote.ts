import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ApiIssue } from '@contracts/error';
import type { Language } from '@contracts/session';
import type { QuoteBody, QuoteDto } from '@contracts/storefront';
import { Refusal } from '../api/request';
import { fetchQuote } from '../api/order-api';
import { issuesOf } from './problems';

const DEBOUNCE_MS = 350;

export interface LiveQuote {
  /** The last answer; it may be of a moment ago while the next is on its way. */
  quote: QuoteDto | null;
  /** The answer is of what is in the form now. */
  current: boolean;
  /** No answer came to the last question. */
  unreachable: boolean;
  /** The store would not even read the question. */
  issues: ApiIssue[];
  /** Asks at once, without waiting for the typing to pause. */
  ask: () => Promise<QuoteDto>;
}

interface Answer {
  question: string;
  quote: QuoteDto | null;
  issues: ApiIssue[];
  unreachable: boolean;
}

const NOTHING: Answer = { question: '', quote: null, issues: [], unreachable: false };

interface Running {
  question: string;
  stop: AbortController;
  answer: Promise<QuoteDto>;
}

/**
 * The store's price of what is in the form, asked for when typing pauses. Answers to older questions are dropped. Of an
 * empty cart, as one is that was just ordered, there is nothing to ask.
 */
export function useQuote(slug: string, wanted: QuoteBody, language: Language): LiveQuote {
  const text = JSON.stringify(wanted);
  const question = `${language} ${text}`;
  // Most keystrokes (a name, a note) change no price; an equal question is the same question.
  const body = useMemo(() => JSON.parse(text) as QuoteBody, [text]);
  const [answer, setAnswer] = useState<Answer>(NOTHING);
  const running = useRef<Running | null>(null);

  const ask = useCallback((): Promise<QuoteDto> => {
    if (running.current?.question === question) return running.current.answer;
    running.current?.stop.abort();
    const stop = new AbortController();
    const finish = (result: Partial<Answer>) => {
      if (running.current?.stop !== stop) return;
      running.current = null;
      setAnswer((last) => ({ ...NOTHING, quote: last.quote, question, ...result }));
    };
    const asked = fetchQuote(slug, body, { language, signal: stop.signal }).then(
      (quote) => {
        finish({ quote });
        return quote;
      },
      (error: unknown) => {
        finish(error instanceof Refusal ? { quote: null, issues: issuesOf(error) } : { unreachable: true });
        throw error;
      },
    );
    running.current = { question, stop, answer: asked };
    return asked;
  }, [slug, body, language, question]);

  const empty = body.items.length === 0;
  useEffect(() => {
    if (empty) return;
    const quietly = () => void ask().catch(() => undefined);
    const timer = setTimeout(quietly, DEBOUNCE_MS);
    window.addEventListener('online', quietly);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', quietly);
    };
  }, [ask, empty]);

  useEffect(() => () => running.current?.stop.abort(), []);
  const current = answer.question === question;
  return {
    quote: answer.quote,
    current: current && !answer.unreachable,
    unreachable: current && answer.unreachable,
    issues: current ? answer.issues : [],
    ask,
  };
}
