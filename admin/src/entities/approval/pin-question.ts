import { askForPinsWith } from '@shared/api/approval';
import type { ApiError } from '@shared/api/error';
import { createStore } from '@shared/state/store';

interface Question {
  refusal: ApiError;
  /** A PIN was typed and is being tried. */
  trying: boolean;
  answer: (pin: string | null) => void;
}

/** What is asked now. One at a time: who is asked twice at once is told the first time what to do. */
export const pinQuestion = createStore<Question | null>(null);

/** From here on calls that take a manager's PIN ask for it. */
export function beginAsking(): () => void {
  askForPinsWith({
    ask: (refusal) =>
      new Promise((resolve) => {
        if (pinQuestion.get()?.trying === false) return resolve(null);
        const answer = (pin: string | null) => {
          pinQuestion.set((now) => now && (pin === null ? null : { ...now, trying: true }));
          resolve(pin);
        };
        pinQuestion.set({ refusal, trying: false, answer });
      }),
    done: () => pinQuestion.set(null),
  });
  return () => {
    pinQuestion.get()?.answer(null);
    askForPinsWith(null);
  };
}
