import type { OrderActionName, OrderCardDto } from '@contracts/orders';
import { isUnassigned } from '@domain/couriers';
import { hasCouriers } from '@entities/courier/has-couriers';
import { reasonFor } from '@entities/order/order-moves';
import { useGrant } from '@entities/session/access';
import { lazy, Suspense, useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { ActionDialogs, type ActionPrompt } from './action-dialogs';
import {
  isInTheWay,
  OrderActionsContext,
  type ActionableOrder,
  type ActionWords,
  type ActionQueue,
  type RefusedAction,
  type PendingAction,
} from './order-actions';
import { useActionMessages } from './use-action-messages';
import { currentOf, sendAction, type Press } from './send-action';
import { ApiError, isNotAnswered } from '@shared/api/error';
import { createStore } from '@shared/state/store';
import { useLatest } from '@shared/state/use-latest';

const AssignDialog = lazy(async () => ({
  default: (await import('@entities/courier/assign-dialog')).AssignDialog,
}));

/** Whether an order would be sent out while no courier has it. */
const leavesAlone = ({ state, courier }: ActionableOrder, action: OrderActionName) =>
  action === 'dispatch' && state === 'READY' && isUnassigned(courier);

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

interface ProviderProps<Kept extends Press> {
  /** Told of every card the server answers with, also of the one that was not as expected. */
  onCard: (card: OrderCardDto) => void;
  /** The line is down: what is seen may not be so any more. */
  offline?: boolean;
  /** Keeps what cannot be sent; nothing else is done while the line is down. */
  unsent?: ActionQueue<Kept>;
  children: ReactNode;
}

/** Takes actions on orders, asks what has to be said about them, and tells what came of it. */
export function OrderActionsProvider<Kept extends Press = Press>({
  onCard,
  offline = false,
  unsent,
  children,
}: ProviderProps<Kept>) {
  const [asking, setAsking] = useState<ActionPrompt | null>(null);
  const [assigning, setAssigning] = useState<{ order: ActionableOrder; dispatch: boolean } | null>(null);
  const mayAssign = useGrant('courier.edit') === 'full';
  const [working] = useState(() => createStore<readonly PendingAction[]>([]));
  const { done, refused } = useActionMessages();
  /** What is pressed now comes after what was pressed before. */
  const waits = offline || (unsent?.presses.length ?? 0) > 0;
  const latest = useLatest({ onCard, done, refused, unsent, waits });
  const isKept = unsent?.isKept;
  const isOff = useCallback(
    (action: OrderActionName) => offline && !(isKept?.(action) ?? false),
    [offline, isKept],
  );

  /** The order as it came to be, or why it did not; whoever asks says so. */
  const attempt = useCallback(
    async (order: ActionableOrder, action: OrderActionName, words?: ActionWords, press?: Kept) => {
      const pending: PendingAction = { id: order.id, action, version: order.version };
      working.set((others) => [...others, pending]);
      try {
        const card = await sendAction(order, action, words, press);
        latest.current.onCard(card);
        return { card };
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const current = currentOf(error);
        if (current) latest.current.onCard(current);
        // Kept before it stops being on its way: in between it would ring.
        if (press && isNotAnswered(error)) latest.current.unsent?.keep(press);
        return { error };
      } finally {
        working.set((all) => all.filter((each) => each !== pending));
      }
    },
    [working, latest],
  );

  /** Null when it was done or is kept to be; else why it was not. */
  const perform = useCallback(
    async (
      order: ActionableOrder,
      action: OrderActionName,
      words?: ActionWords,
    ): Promise<ApiError | null> => {
      const { unsent: keeping, waits: behind } = latest.current;
      const press = keeping?.pressOf(order, action, words);
      if (press && behind) {
        keeping?.keep(press);
        return null;
      }
      const { card, error } = await attempt(order, action, words, press ?? undefined);
      if (card) latest.current.done(card, action, (...again) => void perform(...again), words);
      if (!error) return null;
      if (press && isNotAnswered(error)) return null;
      if (error.issues.some(({ code }) => code === 'WRONG_PICKUP_CODE')) {
        setAsking({ kind: 'pickup-code', order, action, wrong: words?.pickupCode !== undefined, words });
      } else void latest.current.refused(order, error);
      return error;
    },
    [attempt, latest],
  );

  const runAll = useCallback(
    async <Order extends ActionableOrder>(
      orders: readonly Order[],
      action: OrderActionName,
      wordsOf: (order: Order) => ActionWords | undefined,
    ) => {
      const refused: RefusedAction<Order>[] = [];
      for (const order of orders) {
        const { error } = await attempt(order, action, wordsOf(order));
        if (error) refused.push({ order, error });
      }
      return refused;
    },
    [attempt],
  );

  const sendingOut = useRef(new Set<string>());
  /** Asks for a courier where the branch has some. A second press meanwhile is none. */
  const sendOut = useCallback(
    async (order: ActionableOrder, words?: ActionWords) => {
      if (sendingOut.current.has(order.id)) return;
      sendingOut.current.add(order.id);
      try {
        if (await hasCouriers(order.branchId)) setAssigning({ order, dispatch: true });
        else await perform(order, 'dispatch', words);
      } finally {
        sendingOut.current.delete(order.id);
      }
    },
    [perform],
  );

  const run = useCallback(
    (order: ActionableOrder, action: OrderActionName, words?: ActionWords) => {
      if (isOff(action) || isInTheWay(working.get(), order.id, action)) return;
      const own = OWN_DIALOGS[action];
      if (own) return setAsking({ kind: own, order, action });
      const reason = reasonFor(order, action);
      if (reason === 'code' && !words?.code) setAsking({ kind: 'code', order, action });
      else if (reason === 'text' && !words?.reason) setAsking({ kind: 'text', order, action });
      else if (mayAssign && leavesAlone(order, action)) void sendOut(order, words);
      else void perform(order, action, words);
    },
    [perform, isOff, working, mayAssign, sendOut],
  );

  const askCourier = useCallback((order: ActionableOrder) => setAssigning({ order, dispatch: false }), []);
  const askPaid = useCallback(
    (order: ActionableOrder) => setAsking({ kind: 'paid', order, action: 'deliver' }),
    [],
  );
  const value = useMemo(
    () => ({ run, runAll, askCourier, askPaid, working, readOnly: offline, isOff }),
    [run, runAll, askCourier, askPaid, working, offline, isOff],
  );
  return (
    <OrderActionsContext.Provider value={value}>
      {children}
      {assigning && (
        <Suspense fallback={null}>
          <AssignDialog
            order={assigning.order}
            onClose={() => setAssigning(null)}
            {...(assigning.dispatch && {
              onDispatchAlone: () => void perform(assigning.order, 'dispatch'),
            })}
          />
        </Suspense>
      )}
      {asking && <ActionDialogs asking={asking} perform={perform} close={() => setAsking(null)} />}
    </OrderActionsContext.Provider>
  );
}
