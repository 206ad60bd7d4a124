import type { OrderCardDto } from '@contracts/orders';
import { BellRing } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './board-card.module.css';
import { useOrderActions } from '../actions/order-actions';
import { Button } from '@shared/ui/button';

/** Says that it rings and where, and lets it be silenced without deciding anything yet. */
export function RingNotice({ order, tabStop }: { order: OrderCardDto; tabStop: boolean }) {
  const { t } = useTranslation('orders');
  const { run, readOnly } = useOrderActions();
  return (
    <div className={styles.ring}>
      <BellRing size={14} strokeWidth={2} aria-hidden />
      <span>{t('ring.everywhere')}</span>
      {order.actions.includes('acknowledge') && (
        <Button
          size="small"
          variant="quiet"
          disabled={readOnly}
          tabIndex={tabStop ? 0 : -1}
          aria-label={t('actionOn', { action: t('actions.acknowledge'), number: order.number })}
          onClick={() => run(order, 'acknowledge')}
        >
          {t('actions.acknowledge')}
        </Button>
      )}
    </div>
  );
}
