import type { OrderState } from './order';

/** What of an order says whether somebody looks after the board. */
export interface Outcome {
  state: OrderState;
  /** Whether it had to be accepted by an instant: what expires unpaid waited for the customer. */
  awaitedAcceptance: boolean;
  accepted: boolean;
}

/** So many orders in a row that nobody answered, and a pause is suggested. */
const UNANSWERED = 2;
/** How far back is looked, in minutes: what was not answered at noon says nothing of the evening. */
export const SUGGESTION_WINDOW_MIN = 60;

/**
 * Whether a pause is suggested: the last orders were not answered in time, one after the other, with none accepted since.
 * Source: "suggests a pause after 2 expiries" in the design of the domain.
 * @param outcomes of the orders placed within `SUGGESTION_WINDOW_MIN`, newest first
 */
export function suggestsPause(outcomes: readonly Outcome[]): boolean {
  let unanswered = 0;
  for (const { state, awaitedAcceptance, accepted } of outcomes) {
    if (accepted) return false;
    if (state !== 'EXPIRED' || !awaitedAcceptance) continue;
    unanswered += 1;
    if (unanswered === UNANSWERED) return true;
  }
  return false;
}
