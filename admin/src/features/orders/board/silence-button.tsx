import { Button } from 'antd';
import type { OrderCardDto } from '@contracts/orders';
import { BellOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './board-card.module.css';
import { silenceCalls } from './last-calls';
import { useOrderActions } from '../actions/order-actions';

interface SilenceButtonProps {
  order: OrderCardDto;
  /** It was taken note of, and rings once more because it is about to expire: that is silenced on this device. */
  calling: boolean;
  tabStop: boolean;
}

/** Says that an order rings and where, and lets it be silenced without deciding anything yet. */
export function SilenceButton({ order, calling, tabStop }: SilenceButtonProps) {
  const { t } = useTranslation('orders');
  const { run, isOff } = useOrderActions();
  // The others are still to hear of it: nobody relies on one who may have meant to answer and did not.
  const words = t(calling ? 'ring.silenceHere' : 'actions.acknowledge');
  return (
    <>
      <span className="visually-hidden">{t(calling ? 'ring.lastCall' : 'ring.everywhere')}</span>
      {(calling || order.actions.includes('acknowledge')) && (
        <Button
          type="text"
          size="small"
          className={styles.silence}
          disabled={!calling && isOff('acknowledge')}
          tabIndex={tabStop ? 0 : -1}
          icon={<BellOff size={16} strokeWidth={1.75} />}
          title={words}
          aria-label={t('actionOn', { action: words, number: order.number })}
          onClick={() => (calling ? silenceCalls([order]) : run(order, 'acknowledge'))}
        />
      )}
    </>
  );
}
