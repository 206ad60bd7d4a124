import { setPinPrompter } from '@shared/api/approval';
import type { ApiError } from '@shared/api/error';
import { createStore } from '@shared/state/store';

interface PinPrompt {
  refusal: ApiError;
  /** A PIN was typed and is being tried. */
  trying: boolean;
  answer: (pin: string | null) => void;
}

/** What is asked now. One at a time: who is asked twice at once is told the first time what to do. */
export const pinPrompt = createStore<PinPrompt | null>(null);

/** From here on calls that take a manager's PIN ask for it. */
export function startPinPrompts(): () => void {
  setPinPrompter({
    ask: (refusal) =>
      new Promise((resolve) => {
        if (pinPrompt.get()?.trying === false) return resolve(null);
        const answer = (pin: string | null) => {
          pinPrompt.set((now) => now && (pin === null ? null : { ...now, trying: true }));
          resolve(pin);
        };
        pinPrompt.set({ refusal, trying: false, answer });
      }),
    done: () => pinPrompt.set(null),
  });
  return () => {
    pinPrompt.get()?.answer(null);
    setPinPrompter(null);
  };
}
