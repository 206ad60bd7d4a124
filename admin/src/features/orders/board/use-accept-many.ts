import { useNotification } from '@refinedev/core';
import type { OrderCardDto } from '@contracts/orders';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBoardSettings } from './board-settings';
import { acceptWords } from './chosen-minutes';
import { useOrderActions } from '../actions/order-actions';

interface NotAccepted {
  number: string;
  customerName: string;
  why: string;
}

/** Branches cook at their own pace: one time for all of them would be wrong for some. */
const isOfOneBranch = (orders: readonly OrderCardDto[]) =>
  new Set(orders.map(({ branchId }) => branchId)).size === 1;

/**
 * Several orders accepted, with one preparation time where one is chosen, else each with that of its card: which of them,
 * and which of those it did not work for. Those that come while it is asked are none of them: nobody has read them, and
 * they would move what is being read.
 */
export function useAcceptMany(acceptable: readonly OrderCardDto[], close: () => void) {
  const { t } = useTranslation('orders');
  const { open: notify } = useNotification();
  const { runAll } = useOrderActions();
  const { preparationMin } = useBoardSettings();
  const [minutes, setMinutes] = useState<number | null>(null);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<NotAccepted[]>([]);
  const [asked] = useState<ReadonlySet<string>>(() => new Set(acceptable.map(({ id }) => id)));
  const orders = acceptable.filter(({ id }) => asked.has(id));
  const oneTime = isOfOneBranch(orders);
  const chosen = orders.filter(({ id }) => !left.has(id));

  const choose = (id: string, on: boolean) =>
    setLeft((before) => new Set(on ? [...before].filter((one) => one !== id) : [...before, id]));

  const accept = async () => {
    setBusy(true);
    const refusals = await runAll(chosen, 'accept', ({ id }) =>
      oneTime && minutes !== null ? { preparationMin: minutes } : acceptWords(id),
    );
    setBusy(false);
    const count = chosen.length - refusals.length;
    if (count > 0) notify?.({ type: 'success', message: t('acceptMany.done', { count }) });
    if (refusals.length === 0) return close();
    setFailed(
      refusals.map(({ order: { number, customerName }, error }) => ({
        number,
        customerName,
        why: error.status === 0 ? t('failed.unreachable') : error.message || t('failed.unexpected'),
      })),
    );
  };

  return {
    /** What can be chosen from. */
    orders,
    chosen,
    isChosen: (id: string) => !left.has(id),
    choose,
    /** Whether one time can be chosen for all of them. */
    oneTime,
    minutes: minutes ?? preparationMin,
    setMinutes,
    busy,
    accept,
    failed,
  };
}
