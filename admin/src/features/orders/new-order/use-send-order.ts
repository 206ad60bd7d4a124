import { useCallback, useState } from 'react';
import { orderBodyOf, quoteBodyOf } from './bodies';
import type { Attempt, OrderDraft } from './draft';
import { isForgotten, isRefusal, isUnknown, placeOrder, settleAttempt, type Sent } from './settle-attempt';
import { askQuote, type useStaffQuote } from './use-staff-quote';
import { ApiError } from '@shared/api/error';

interface Sending {
  draft: OrderDraft;
  change: (changes: Partial<OrderDraft>) => void;
  /** Whether the branch does not see it being typed. */
  ring: boolean;
  /** Whether an order is on its way, which is kept by whoever must not end before it is there. */
  busy: boolean;
  onBusy: (busy: boolean) => void;
  /** The order is the store's now: what was typed is nobody's any more. */
  onSent: () => void;
}

/** Why an order was not sent. */
export interface SendProblem {
  /** Null where the store was not asked. */
  error: ApiError | null;
  /** It is not to be learned any more what came of the try before, and the next press sends all the same. */
  unsettled: boolean;
}

/**
 * Sends what is typed, at the total that was shown. Until it is answered the try is kept, so that nothing else is sent
 * before it is known what came of it.
 */
export function useSendOrder(branchId: string, { draft, change, ring, busy, onBusy, onSent }: Sending) {
  const [problem, setProblem] = useState<SendProblem | null>(null);
  const [sent, setSent] = useState<Sent | null>(null);

  const totalOf = async ({ quote, current }: ReturnType<typeof useStaffQuote>) => {
    if (quote && current) return quote.totalCents;
    const asked = quoteBodyOf(branchId, draft);
    return asked && (await askQuote(asked)).totalCents;
  };
  /** Sent but once, an order that is refused was not taken: its try need not be kept. */
  const untilRefused = async <T>(answer: Promise<T>): Promise<T> => {
    try {
      return await answer;
    } catch (error) {
      if (isRefusal(error)) change({ attempt: null });
      throw error;
    }
  };
  const settle = async (attempt: Attempt) => {
    const wanted = orderBodyOf(branchId, draft, attempt.body.expectedTotalCents, ring);
    try {
      const found = await settleAttempt(attempt, wanted);
      change({ attempt: null });
      return found;
    } catch (error) {
      if (isUnknown(error)) change({ attempt: null });
      throw error;
    }
  };
  const sendNew = async (quoted: ReturnType<typeof useStaffQuote>) => {
    const total = await totalOf(quoted);
    const body = total === null ? null : orderBodyOf(branchId, draft, total, ring);
    if (!body) return null;
    const attempt = { key: crypto.randomUUID(), body, at: Date.now(), cleared: false };
    change({ attempt });
    return untilRefused(placeOrder(attempt));
  };
  const send = async (quoted: ReturnType<typeof useStaffQuote>) => {
    if (busy) return;
    if (draft.attempt && isForgotten(draft.attempt, Date.now())) {
      change({ attempt: null });
      setProblem({ error: null, unsettled: true });
      return;
    }
    onBusy(true);
    setProblem(null);
    let settled = draft.attempt === null;
    try {
      const before = draft.attempt && (await settle(draft.attempt));
      settled = true;
      const arrived = before ?? (await sendNew(quoted));
      if (!arrived) return;
      // Whatever ends the drawer from here on, the next caller begins with nothing of this one.
      if (!arrived.earlier) onSent();
      setSent(arrived);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem({ error, unsettled: !settled && isUnknown(error) });
      if (error.code === 'TOTAL_CHANGED') quoted.askAgain();
    } finally {
      onBusy(false);
    }
  };
  return {
    problem,
    forgetProblem: useCallback(() => setProblem(null), []),
    sent,
    send,
    reset: () => setSent(null),
  };
}
