import { useNotification } from '@refinedev/core';
import { Button } from 'antd';
import type { OrderDto } from '@contracts/orders';
import { Copy, ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './details.module.css';
import { Card } from '@shared/ui/card';

/** What the customer has in hand: the code they say and the page on which they follow their order. */
export function TrackingCard({ order }: { order: OrderDto }) {
  const { t } = useTranslation('orders');
  const { open: notify } = useNotification();
  const { pickupCode, trackingUrl } = order;
  if (!pickupCode && !trackingUrl) return null;
  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url);
      notify?.({ type: 'success', message: t('details.copied') });
    } catch {
      notify?.({ type: 'error', message: t('details.notCopied'), description: url });
    }
  };
  return (
    <Card title={t('details.forCustomer')}>
      {pickupCode && (
        <p className={styles.pickup}>
          <span className={styles.faint}>{t('details.pickupCode')}</span>
          <b>{pickupCode}</b>
        </p>
      )}
      {trackingUrl && (
        <div className={styles.tracking}>
          <a className={styles.link} href={trackingUrl} target="_blank" rel="noreferrer">
            <ExternalLink size={14} strokeWidth={1.75} aria-hidden />
            {t('details.tracking')}
          </a>
          <Button
            size="small"
            icon={<Copy size={14} strokeWidth={1.75} aria-hidden />}
            onClick={() => void copy(trackingUrl)}
          >
            {t('details.copy')}
          </Button>
        </div>
      )}
    </Card>
  );
}
