import type { OrderCardDto } from '@contracts/orders';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './bulk.module.css';
import type { BulkAction } from './run-many';
import { OrderBriefs } from '../../actions/order-briefs';
import { atCounter } from '@entities/order/order-moves';
import { dialogWidth } from '@shared/tokens/tokens';

interface BulkActionButtonProps {
  action: BulkAction;
  /** All that are ticked. */
  orders: readonly OrderCardDto[];
  disabled: boolean;
  onRun: () => void;
}

/** Does something to those orders of which it can be done; of more than one it is asked first, with what they are. */
export function BulkActionButton({ action, orders, disabled, onRun }: BulkActionButtonProps) {
  const { t } = useTranslation(['orders-list', 'orders', 'ui']);
  const [asking, setAsking] = useState(false);
  const able = orders.filter((order) => atCounter(order).includes(action));
  if (able.length === 0) return null;
  const verb = t(`orders:actions.${action}`);
  // Accepting asks by itself.
  const asks = able.length > 1 && action !== 'accept';
  const unable = orders.length - able.length;
  return (
    <>
      <Button size="small" disabled={disabled} onClick={asks ? () => setAsking(true) : onRun}>
        {t('bulk.act', { verb, count: able.length })}
      </Button>
      {asking && (
        <Modal
          open
          title={t('bulk.confirm', { verb, count: able.length })}
          width={dialogWidth.wide}
          okText={verb}
          onOk={() => {
            setAsking(false);
            onRun();
          }}
          onCancel={() => setAsking(false)}
        >
          {unable > 0 && <p className={styles.unable}>{t('bulk.unable', { count: unable })}</p>}
          <OrderBriefs orders={able} />
        </Modal>
      )}
    </>
  );
}
