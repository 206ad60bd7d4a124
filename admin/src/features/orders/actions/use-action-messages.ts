import { useNotification } from '@refinedev/core';
import type { OrderActionName, OrderCardDto } from '@contracts/orders';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { PerformAction, ActionableOrder, ActionWords } from './order-actions';
import { currentOf, lastChangedBy } from './send-action';
import { useSession } from '@entities/session/session';
import type { ApiError } from '@shared/api/error';
import { createStore } from '@shared/state/store';
import { useErrorMessage } from '@entities/record/use-error-message';

/** Of the last verb alone: who works fast must not be buried in messages. */
const DONE_ID = 'order-done';
/** The order that message is about, as that verb left it; the message outlives the page that it was shown on. */
const lastDone = createStore<Pick<OrderCardDto, 'id' | 'version'> | null>(null);

const UNDONE_BY = {
  start: 'step-back',
  ready: 'step-back',
  dispatch: 'step-back',
  deliver: 'step-back',
  cancel: 'restore',
} as const satisfies Partial<Record<OrderActionName, OrderActionName>>;
const isUndoable = (action: OrderActionName): action is keyof typeof UNDONE_BY => action in UNDONE_BY;

/** Says what came of an action: done, where it can be taken back; somebody else was faster; or not done, and why. */
export function useActionMessages() {
  const { t } = useTranslation(['orders', 'order']);
  const { open: notify, close: dismiss } = useNotification();
  const { user } = useSession();
  const showError = useErrorMessage();

  /** An order that has moved on cannot be taken back to before; taking note of something leaves it as it is. */
  const dismissOutdated = useCallback(
    (current: OrderCardDto) => {
      const last = lastDone.get();
      if (last?.id === current.id && current.version > last.version) dismiss?.(DONE_ID);
    },
    [dismiss],
  );

  const done = useCallback(
    (card: OrderCardDto, action: OrderActionName, send: PerformAction, { station }: ActionWords = {}) => {
      dismissOutdated(card);
      // The card is seen to move; words are for the way back.
      if (!isUndoable(action)) return;
      const back = UNDONE_BY[action];
      // A part can be taken back for as long as the rest is being made.
      const part = typeof station === 'string' && card.state === 'PREPARING';
      if (!part && !card.actions.includes(back)) return;
      lastDone.set(card);
      notify?.({
        key: DONE_ID,
        type: 'success',
        message: t(part ? (action === 'start' ? 'done.partStart' : 'done.part') : `done.${action}`, {
          number: card.number,
          station: station || t('kitchen.noStation'),
        }),
        cancelMutation: () =>
          send(card, back, {
            reason: t('undoReason'),
            ...(typeof station === 'string' && { station, ...(action === 'start' && { step: action }) }),
          }),
      });
    },
    [t, notify, dismissOutdated],
  );

  const refused = useCallback(
    async (order: ActionableOrder, error: ApiError) => {
      const id = `order-${order.id}`;
      const current = currentOf(error);
      if (current) dismissOutdated(current);
      if (current && current.version > order.version) {
        const words = { number: order.number, state: t(`order:states.${current.state}`) };
        const name = await lastChangedBy(order.id);
        const description =
          name === user.name ? t('moved.yourself') : name ? t('moved.by', { name }) : t('moved.somebody');
        notify?.({
          key: id,
          type: 'progress',
          message: t('moved.message', words),
          description,
          undoableTimeout: 8,
        });
        return;
      }
      showError(error, { id, title: t('failed.title', { number: order.number }) });
    },
    [t, user.name, showError, notify, dismissOutdated],
  );

  return { done, refused };
}
