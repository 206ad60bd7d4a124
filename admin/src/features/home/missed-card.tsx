import { Button } from 'antd';
import type { OrderCardDto } from '@contracts/orders';
import { MissedOrder } from '@entities/order/missed-order';
import { useErrorMessage } from '@entities/record/use-error-message';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './home.module.css';
import { ApiError } from '@shared/api/error';
import { request } from '@shared/api/request';
import { Card } from '@shared/ui/card';

/** Orders that nobody answered in time, with value, phone and WhatsApp, until somebody acknowledges them. */
export function MissedCard({ missed, changed }: { missed: OrderCardDto[]; changed: () => void }) {
  const { t } = useTranslation('home');
  if (missed.length === 0) return null;
  return (
    <Card title={t('missed.title')} className={styles.missedCard}>
      <ul className={styles.missed}>
        {missed.map((order) => (
          <li key={order.id}>
            <MissedOrder order={order} to={`/dashboard/orders/details/${order.id}`}>
              {order.actions.includes('acknowledge-missed') && (
                <Acknowledge order={order} changed={changed} />
              )}
            </MissedOrder>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Acknowledge({ order: { id, number }, changed }: { order: OrderCardDto; changed: () => void }) {
  const { t } = useTranslation('home');
  const showError = useErrorMessage();
  const [busy, setBusy] = useState(false);
  const acknowledge = async () => {
    setBusy(true);
    try {
      await request('POST', `/api/orders/${id}/acknowledge-missed`, {});
      changed();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      loading={busy}
      icon={<Check size={16} strokeWidth={1.75} aria-hidden />}
      aria-label={t('missed.acknowledgeOf', { number })}
      onClick={() => void acknowledge()}
    >
      {t('missed.acknowledge')}
    </Button>
  );
}
