import type { WaitingOrder } from '@contracts/couriers';
import { Button } from 'antd';
import { Bike } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './now.module.css';
import { AssignDialog } from '@entities/courier/assign-dialog';
import { OrderStateTag } from '@entities/order/order-state-tag';
import { useFormat } from '@shared/format/context';
import { Card } from '@shared/ui/card';

interface WaitingOrdersProps {
  orders: readonly WaitingOrder[];
  branchId: string;
  mayAssign: boolean;
}

/** Orders that have to be carried and that nobody has. */
export function WaitingOrders({ orders, branchId, mayAssign }: WaitingOrdersProps) {
  const { t } = useTranslation('couriers');
  const { clock } = useFormat();
  const [assigning, setAssigning] = useState<WaitingOrder | null>(null);
  return (
    <Card title={t('waiting.title', { count: orders.length })}>
      <ul className={styles.waiting}>
        {orders.map((order) => (
          <li key={order.id} className={styles.row}>
            <span>
              <b>{order.number}</b> {order.district}{' '}
              {order.promisedAt && <span className={styles.quiet}>{clock(order.promisedAt)}</span>}
              {order.declined.length > 0 && (
                <span className={styles.quiet}>
                  {' '}
                  {t('waiting.declined', { names: order.declined.join(', ') })}
                </span>
              )}
            </span>
            <span className={styles.next}>
              <OrderStateTag order={order} />
              {mayAssign && (
                <Button
                  icon={<Bike size={16} strokeWidth={1.5} aria-hidden />}
                  onClick={() => setAssigning(order)}
                >
                  {t('assign.open')}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {assigning && <AssignDialog order={{ ...assigning, branchId }} onClose={() => setAssigning(null)} />}
    </Card>
  );
}
