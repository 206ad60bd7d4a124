import type { OrderCardDto } from '@contracts/orders';
import { Button, Popconfirm } from 'antd';
import { useTranslation } from 'react-i18next';
import type { BulkAction } from './run-many';
import { atCounter } from '@entities/order/order-moves';

interface BulkActionButtonProps {
  action: BulkAction;
  /** All that are ticked. */
  orders: readonly OrderCardDto[];
  disabled: boolean;
  onRun: () => void;
}

/** So many numbers are read before a question is answered. */
const NAMED = 8;

/** Does something to those orders of which it can be done; of more than one it is asked first. */
export function BulkActionButton({ action, orders, disabled, onRun }: BulkActionButtonProps) {
  const { t } = useTranslation(['orders-list', 'orders', 'ui']);
  const able = orders.filter((order) => atCounter(order).includes(action));
  if (able.length === 0) return null;
  const verb = t(`orders:actions.${action}`);
  // Accepting asks by itself, with what there is to be made.
  const asks = able.length > 1 && action !== 'accept';
  const numbers = able.slice(0, NAMED).map(({ number }) => number);
  const unable = orders.length - able.length;
  const button = (
    <Button size="small" disabled={disabled} onClick={asks ? undefined : onRun}>
      {t('bulk.act', { verb, count: able.length })}
    </Button>
  );
  if (!asks) return button;
  return (
    <Popconfirm
      title={t('bulk.confirm', { verb, count: able.length })}
      description={
        <>
          <p>{[...numbers, ...(able.length > NAMED ? ['…'] : [])].join(', ')}</p>
          {unable > 0 && <p>{t('bulk.unable', { count: unable })}</p>}
        </>
      }
      okText={verb}
      disabled={disabled}
      onConfirm={onRun}
    >
      {button}
    </Popconfirm>
  );
}
