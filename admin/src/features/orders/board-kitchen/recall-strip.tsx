import { Button } from 'antd';
import type { OrderCardDto } from '@contracts/orders';
import { Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './kitchen.module.css';
import { recallable, type StationChoice } from './tickets';
import { useOrderActions } from '../actions/order-actions';
import { useNow } from '@shared/state/use-now';

const SHOWN = 6;
const LOOK_MS = 15_000;

/** What was called ready lately, for when it was not. */
export function RecallStrip({
  orders,
  station,
  onRecall,
}: {
  orders: OrderCardDto[];
  station: StationChoice;
  onRecall: (order: OrderCardDto) => void;
}) {
  const { t } = useTranslation('orders');
  const { isOff } = useOrderActions();
  const ready = recallable(orders, useNow(LOOK_MS), station).slice(0, SHOWN);
  if (ready.length === 0) return null;
  return (
    <section className={styles.recall} aria-label={t('kitchen.recallTitle')}>
      <h2 className={styles.recallTitle}>{t('kitchen.recallTitle')}</h2>
      <ul>
        {ready.map((order) => (
          <li key={order.id} data-order={order.id}>
            <Button
              className={styles.recallButton}
              disabled={isOff('step-back')}
              aria-label={t('actionOn', { action: t('kitchen.recall'), number: order.number })}
              icon={<Undo2 size={18} strokeWidth={2} aria-hidden />}
              onClick={() => onRecall(order)}
            >
              {order.number}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
