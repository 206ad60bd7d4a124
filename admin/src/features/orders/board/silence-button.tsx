import { Button } from 'antd';
import type { OrderCardDto } from '@contracts/orders';
import { BellOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './board-card.module.css';
import { useOrderActions } from '../actions/order-actions';

/** Says that an order rings and where, and lets it be silenced without deciding anything yet. */
export function SilenceButton({ order, tabStop }: { order: OrderCardDto; tabStop: boolean }) {
  const { t } = useTranslation('orders');
  const { run, readOnly } = useOrderActions();
  return (
    <>
      <span className="visually-hidden">{t('ring.everywhere')}</span>
      {order.actions.includes('acknowledge') && (
        <Button
          type="text"
          size="small"
          className={styles.silence}
          disabled={readOnly}
          tabIndex={tabStop ? 0 : -1}
          icon={<BellOff size={16} strokeWidth={1.75} />}
          title={t('actions.acknowledge')}
          aria-label={t('actionOn', { action: t('actions.acknowledge'), number: order.number })}
          onClick={() => run(order, 'acknowledge')}
        />
      )}
    </>
  );
}
