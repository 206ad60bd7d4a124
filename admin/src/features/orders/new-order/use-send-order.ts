import type { StaffOrderBody, TakenOrderDto } from '@contracts/staff-orders';
import { useState } from 'react';
import { attemptFor, orderBodyOf, quoteBodyOf } from './bodies';
import type { OrderDraft } from './draft';
import { askQuote, type useStaffQuote } from './use-staff-quote';
import { ApiError } from '@shared/api/error';
import { request } from '@shared/api/request';

interface Sending {
  draft: OrderDraft;
  change: (changes: Partial<OrderDraft>) => void;
  /** Whether an order is on its way, which is kept by whoever must not end before it is there. */
  busy: boolean;
  onBusy: (busy: boolean) => void;
  /** The order is the store's now: what was typed is nobody's any more. */
  onSent: () => void;
}

const placeOrder = (body: StaffOrderBody, key: string) =>
  request<TakenOrderDto>('POST', '/api/orders', body, undefined, key);

/** Sends what is typed, at the total that was shown; sent again, it is the same order. */
export function useSendOrder(branchId: string, { draft, change, busy, onBusy, onSent }: Sending) {
  const [problem, setProblem] = useState<ApiError | null>(null);
  const [sent, setSent] = useState<TakenOrderDto | null>(null);

  const totalOf = async ({ quote, current }: ReturnType<typeof useStaffQuote>) => {
    if (quote && current) return quote.totalCents;
    const asked = quoteBodyOf(branchId, draft);
    return asked && (await askQuote(asked)).totalCents;
  };
  const send = async (quoted: ReturnType<typeof useStaffQuote>) => {
    if (busy) return;
    onBusy(true);
    setProblem(null);
    try {
      const total = await totalOf(quoted);
      const body = total === null ? null : orderBodyOf(branchId, draft, total);
      if (!body) return;
      const attempt = attemptFor(body, draft.attempt, () => crypto.randomUUID());
      change({ attempt });
      const taken = await placeOrder(body, attempt.key);
      // Whatever ends the drawer from here on, the next caller begins with nothing of this one.
      onSent();
      setSent(taken);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error);
      if (error.code === 'TOTAL_CHANGED') quoted.askAgain();
    } finally {
      onBusy(false);
    }
  };
  return { problem, sent, send, reset: () => setSent(null) };
}
