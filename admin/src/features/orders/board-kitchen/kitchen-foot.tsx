import { Button } from 'antd';
import type { OrderCardDto } from '@contracts/orders';
import { ArrowDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './kitchen.module.css';
import { RecallStrip } from './recall-strip';
import type { StationChoice } from './tickets';

interface KitchenFootProps {
  orders: OrderCardDto[];
  station: StationChoice;
  onRecall: (order: OrderCardDto) => void;
  /** Tickets that hang below what is seen. */
  below: number;
  /** What the screen cannot do just now: said here, where it moves no ticket. */
  children: ReactNode;
}

/** What stays in sight at the lower edge: what can be taken back, and that there is more. */
export function KitchenFoot({ orders, station, onRecall, below, children }: KitchenFootProps) {
  const { t } = useTranslation('orders');
  return (
    <div className={styles.foot}>
      {children}
      <div className={styles.footLine}>
        <RecallStrip orders={orders} station={station} onRecall={onRecall} />
        {below > 0 && (
          <Button
            className={styles.below}
            icon={<ArrowDown size={20} strokeWidth={2} aria-hidden />}
            onClick={() => window.scrollBy({ top: window.innerHeight * 0.7, behavior: 'smooth' })}
          >
            {t('kitchen.below', { count: below })}
          </Button>
        )}
      </div>
    </div>
  );
}
