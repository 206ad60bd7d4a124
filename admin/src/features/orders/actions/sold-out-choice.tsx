import { useNotification } from '@refinedev/core';
import { Checkbox, Segmented } from 'antd';
import type { OrderDto } from '@contracts/orders';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActionableOrder } from './order-actions';
import styles from './reason.module.css';
import { markSoldOut } from './send-action';
import { SOLD_OUT_LENGTHS, soldOutUntil, type SoldOutLength } from './sold-out-until';
import { useBranches } from '@entities/branch/branch';
import { useHasPermission } from '@entities/session/access';
import { useApi } from '@shared/api/use-api';
import { serverNow } from '@shared/state/server-clock';
import { SkeletonLine } from '@shared/ui/states';

/** What was chosen to be taken off sale, by product, and the verb itself. */
export function useSoldOut(order: ActionableOrder) {
  const { t } = useTranslation('orders');
  const { open: notify } = useNotification();
  const branch = useBranches().find(({ id }) => id === order.branchId);
  const mayMark = useHasPermission('menu.sold-out');
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const [length, setLength] = useState<SoldOutLength>('day');

  const toggle = (id: string, name: string, on: boolean) =>
    setChosen((before) => {
      const next = new Map(before);
      if (on) next.set(id, name);
      else next.delete(id);
      return next;
    });

  const mark = async () => {
    if (!mayMark || !branch || chosen.size === 0) return;
    const failed = await markSoldOut([...chosen.keys()], soldOutUntil(length, new Date(serverNow()), branch));
    const names = (ids: string[]) => ids.map((id) => chosen.get(id)).join(', ');
    const gone = [...chosen.keys()].filter((id) => !failed.includes(id));
    if (gone.length > 0) notify?.({ type: 'success', message: t('soldOut.done', { names: names(gone) }) });
    if (failed.length > 0)
      notify?.({ type: 'error', message: t('soldOut.failed', { names: names(failed) }) });
  };

  return { mayMark, chosen, toggle, length, setLength, mark, names: () => [...chosen.values()].join(', ') };
}

interface SoldOutChoiceProps {
  order: ActionableOrder;
  choice: ReturnType<typeof useSoldOut>;
}

/** Which of the order's products have run out, and for how long they leave the menu. */
export function SoldOutChoice({ order, choice }: SoldOutChoiceProps) {
  const { t } = useTranslation('orders');
  const { data } = useApi<OrderDto>(`/api/orders/${order.id}`);
  const products = new Map(data?.items.map((item) => [item.productId, item.name]));
  return (
    <fieldset className={styles.soldOut}>
      <legend>{t(choice.mayMark ? 'soldOut.title' : 'soldOut.which')}</legend>
      {!data && <SkeletonLine width="50%" />}
      <div className={styles.products}>
        {[...products].map(([id, name]) => (
          <Checkbox
            key={id}
            checked={choice.chosen.has(id)}
            onChange={(event) => choice.toggle(id, name, event.target.checked)}
          >
            {name}
          </Checkbox>
        ))}
      </div>
      {choice.mayMark && choice.chosen.size > 0 && (
        <Segmented
          aria-label={t('soldOut.length')}
          value={choice.length}
          onChange={choice.setLength}
          options={SOLD_OUT_LENGTHS.map((value) => ({ value, label: t(`soldOut.lengths.${value}`) }))}
        />
      )}
    </fieldset>
  );
}
