import type { OrderActionName, OrderCardDto } from '@contracts/orders';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActionableOrder, ActionWords } from './order-actions';
import { currentOf, lastMover } from './send-action';
import type { ApiError } from '@shared/api/error';
import { showToast } from '@shared/ui/toast-store';

/** Of the last deed alone: who works fast must not be buried in messages. */
const DONE_ID = 'order-done';

const UNDONE_BY: Partial<Record<OrderActionName, OrderActionName>> = {
  start: 'step-back',
  ready: 'step-back',
  dispatch: 'step-back',
  cancel: 'restore',
};

type Send = (order: ActionableOrder, action: OrderActionName, words?: ActionWords) => void;

/** Says what came of an action: done, where it can be taken back; somebody else was faster; or not done, and why. */
export function useActionMessages() {
  const { t } = useTranslation(['orders', 'order']);

  const done = useCallback(
    (card: OrderCardDto, action: OrderActionName, send: Send) => {
      // The card is seen to move; words are for the way back.
      const back = UNDONE_BY[action];
      if (!back || !card.actions.includes(back)) return;
      showToast({
        id: DONE_ID,
        kind: 'success',
        message: t(`done.${action}`, { number: card.number }),
        undo: () => send(card, back, { reason: t('undoReason') }),
      });
    },
    [t],
  );

  const refused = useCallback(
    async (order: ActionableOrder, error: ApiError) => {
      const id = `order-${order.id}`;
      const current = currentOf(error);
      if (current && current.version > order.version) {
        const words = { number: order.number, state: t(`order:states.${current.state}`) };
        const name = await lastMover(order.id);
        const description = name ? t('moved.by', { name }) : t('moved.somebody');
        showToast({ id, kind: 'info', message: t('moved.message', words), description, seconds: 8 });
        return;
      }
      const message = error.status === 0 ? t('failed.unreachable') : error.message || t('failed.unexpected');
      showToast({
        id,
        kind: 'error',
        message: t('failed.title', { number: order.number }),
        description: message,
      });
    },
    [t],
  );

  return { done, refused };
}
