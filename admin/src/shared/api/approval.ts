import { PIN_HEADER } from '@contracts/error';
import type { ApiError } from './error';

/** Asks for a PIN because of a refusal; null when it is not given. */
type PromptForPin = (refusal: ApiError) => Promise<string | null>;

interface PinPrompter {
  ask: PromptForPin;
  /** The PIN was good, or the question has become another one. */
  done: () => void;
}

let prompter: PinPrompter | null = null;

/** Told once by the app, which alone can draw a question over whatever is on the screen. */
export function setPinPrompter(next: PinPrompter | null): void {
  prompter = next;
}

export const pinHeader = (pin: string) => ({ [PIN_HEADER]: pin });

const asksForPin = ({ code }: ApiError) => code === 'PIN_REQUIRED' || code === 'PIN_WRONG';

/**
 * Repeats a call that was refused for want of a manager's PIN with the one that is typed, until it is right or nobody
 * types one any more. Throws the refusal that was left; whoever made the call need not know that there was a question.
 */
export async function retryWithPin<T>(refusal: ApiError, repeat: (pin: string) => Promise<T>): Promise<T> {
  if (!prompter || !asksForPin(refusal)) throw refusal;
  const { ask, done } = prompter;
  for (let latest = refusal; ; ) {
    const pin = await ask(latest);
    if (pin === null) throw refusal;
    try {
      const answer = await repeat(pin);
      done();
      return answer;
    } catch (error) {
      if (!isWrongPin(error)) {
        done();
        throw error;
      }
      latest = error;
    }
  }
}

function isWrongPin(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'PIN_WRONG';
}
