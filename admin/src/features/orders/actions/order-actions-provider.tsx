import type { OrderActionName, OrderCardDto } from '@contracts/orders';
import { reasonFor } from '@entities/order/order-moves';
import { lazy, Suspense, useCallback, useMemo, useState, type ReactNode } from 'react';
import { ActionDialogs, type Asking } from './action-dialogs';
import {
  OrderActionsContext,
  type Act,
  type ActionableOrder,
  type ActionWords,
  type Refused,
} from './order-actions';
import { useActionMessages } from './use-action-messages';
import { currentOf, sendAction } from './send-action';
import { ApiError } from '@shared/api/error';
import { createStore } from '@shared/state/store';
import { useLatest } from '@shared/state/use-latest';

const AssignDialog = lazy(async () => ({
  default: (await import('@entities/courier/assign-dialog')).AssignDialog,
}));

/** What asks for more than a reason. */
const OWN_DIALOGS: Partial<
  Record<OrderActionName, 'payment' | 'refund' | 'discount' | 'edit' | 'offer' | 'take-payment'>
> = {
  'confirm-payment': 'payment',
  refund: 'refund',
  discount: 'discount',
  edit: 'edit',
  'offer-substitute': 'offer',
  'take-payment': 'take-payment',
};

interface ProviderProps {
  /** Told of every card the server answers with, also of the one that was not as expected. */
  onCard: (card: OrderCardDto) => void;
  /** The line is down: what is seen may not be so any more. */
  offline?: boolean;
  /** Takes what cannot be sent, for later; without it nothing is done while the line is down. */
  unsent?: { presses: readonly unknown[]; add: Act };
  children: ReactNode;
}

/** Takes actions on orders, asks what has to be said about them, and tells what came of it. */
export function OrderActionsProvider({ onCard, offline = false, unsent, children }: ProviderProps) {
  const [asking, setAsking] = useState<Asking | null>(null);
  const [assigning, setAssigning] = useState<ActionableOrder | null>(null);
  const [working] = useState(() => createStore<ReadonlySet<string>>(new Set()));
  const { done, refused } = useActionMessages();
  const latest = useLatest({ onCard, done, refused, unsent });
  const readOnly = offline && !unsent;
  /** What is pressed now comes after what was pressed before. */
  const waits = unsent !== undefined && (offline || unsent.presses.length > 0);

  /** The order as it came to be, or why it did not; whoever asks says so. */
  const attempt = useCallback(
    async (order: ActionableOrder, action: OrderActionName, words?: ActionWords) => {
      working.set((ids) => new Set(ids).add(order.id));
      try {
        const card = await sendAction(order, action, words);
        latest.current.onCard(card);
        return { card };
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const current = currentOf(error);
        if (current) latest.current.onCard(current);
        return { error };
      } finally {
        working.set((ids) => new Set([...ids].filter((id) => id !== order.id)));
      }
    },
    [working, latest],
  );

  /** Null when it was done; else why it was not. */
  const perform = useCallback(
    async (
      order: ActionableOrder,
      action: OrderActionName,
      words?: ActionWords,
    ): Promise<ApiError | null> => {
      const { card, error } = await attempt(order, action, words);
      if (card) latest.current.done(card, action, (...again) => void perform(...again), words);
      if (!error) return null;
      if (error.code === 'UNREACHABLE' && latest.current.unsent) {
        latest.current.unsent.add(order, action, words);
        return null;
      }
      if (error.issues.some(({ code }) => code === 'WRONG_PICKUP_CODE')) {
        setAsking({ kind: 'pickup-code', order, action, wrong: words?.pickupCode !== undefined });
      } else void latest.current.refused(order, error);
      return error;
    },
    [attempt, latest],
  );

  const runAll = useCallback(
    async <Order extends ActionableOrder>(
      orders: readonly Order[],
      action: OrderActionName,
      words: ActionWords,
    ) => {
      const refused: Refused<Order>[] = [];
      for (const order of orders) {
        const { error } = await attempt(order, action, words);
        if (error) refused.push({ order, error });
      }
      return refused;
    },
    [attempt],
  );

  const run = useCallback(
    (order: ActionableOrder, action: OrderActionName, words?: ActionWords) => {
      if (readOnly || working.get().has(order.id)) return;
      if (waits) return latest.current.unsent?.add(order, action, words);
      const own = OWN_DIALOGS[action];
      if (own) return setAsking({ kind: own, order, action });
      const reason = reasonFor(order, action);
      if (reason === 'code' && !words?.code) setAsking({ kind: 'code', order, action });
      else if (reason === 'text' && !words?.reason) setAsking({ kind: 'text', order, action });
      else void perform(order, action, words);
    },
    [perform, readOnly, waits, working, latest],
  );

  const askCourier = useCallback((order: ActionableOrder) => setAssigning(order), []);
  const value = useMemo(
    () => ({ run, runAll, askCourier, working, readOnly }),
    [run, runAll, askCourier, working, readOnly],
  );
  return (
    <OrderActionsContext.Provider value={value}>
      {children}
      {assigning && (
        <Suspense fallback={null}>
          <AssignDialog order={assigning} onClose={() => setAssigning(null)} />
        </Suspense>
      )}
      {asking && <ActionDialogs asking={asking} perform={perform} close={() => setAsking(null)} />}
    </OrderActionsContext.Provider>
  );
}
