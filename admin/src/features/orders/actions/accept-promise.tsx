import type { OrderCardDto } from '@contracts/orders';
import { promiseForPreparation } from '@domain/orders/promise';
import { usePromiseWords } from '@entities/order/promise-words';
import { useTranslation } from 'react-i18next';
import styles from './accept-promise.module.css';
import { classes } from '@shared/ui/classes';

interface AcceptPromiseProps {
  order: Pick<OrderCardDto, 'timing' | 'kitchenDueAt' | 'promisedFrom' | 'promisedAt' | 'preparationMin'>;
  /** Minutes that cooking is given; null while nobody chose any. */
  chosen: number | null;
  className?: string | undefined;
}

/** What the customer was told, and what they will be told instead once the order is accepted with the chosen minutes. */
export function AcceptPromise({ order, chosen, className }: AcceptPromiseProps) {
  const { t } = useTranslation('order');
  const promiseWords = usePromiseWords();
  const told = promiseWords(order);
  const at = promiseWords(promiseForPreparation(order, chosen));
  if (at === null) return null;
  return (
    <p className={classes(styles.promise, className)} aria-live="polite">
      {at === told ? t('clocks.promised', { at }) : <b>{t('clocks.willPromise', { at })}</b>}
    </p>
  );
}
