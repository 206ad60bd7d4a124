import type { BranchDto } from '@contracts/branches';
import { Alert, Button, Typography } from 'antd';
import { ArrowLeft, Check, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './new-order.module.css';
import type { Sent } from './settle-attempt';
import { orders } from '../orders.feature';
import { PaperMenu } from '../ticket/paper-menu';
import { CustomerName } from '@entities/order/customer-name';
import { usePromiseWords } from '@entities/order/promise-words';
import { OrderStateTag } from '@entities/order/order-state-tag';
import { useFormat } from '@shared/format/context';
import { fillPath } from '@shared/routing/path';

interface SentOrderProps {
  sent: Sent;
  branch: BranchDto;
  onNext: () => void;
  onClose: () => void;
}

/** It is taken: its number, what the customer is told, and the next one – or what is typed, where it is an earlier one. */
export function SentOrder({ sent: { taken, earlier }, onNext, onClose }: SentOrderProps) {
  const { order, trackingUrl, pixCode } = taken;
  const { t } = useTranslation('new-order');
  const { money } = useFormat();
  const NextIcon = earlier ? ArrowLeft : Plus;
  const promised = usePromiseWords()(order);
  return (
    <div className={styles.sent} role="status">
      <Check size={40} strokeWidth={2} aria-hidden className={styles.check} />
      {earlier && <Alert type="warning" showIcon message={t('earlier.told')} />}
      <p className={styles.sentNumber}>{order.number}</p>
      <p>
        <OrderStateTag order={order} /> <CustomerName order={order} />{' '}
        {order.totalCents !== null && <b className="figures">{money(order.totalCents)}</b>}
      </p>
      {promised && (
        <p className={styles.faint}>
          {t(order.type === 'DELIVERY' ? 'promiseDelivery' : 'promise', { at: promised })}
        </p>
      )}
      {pixCode && (
        <div className={styles.copied}>
          <p>{t('pix')}</p>
          <Typography.Text copyable ellipsis>
            {pixCode}
          </Typography.Text>
        </div>
      )}
      <div className={styles.copied}>
        {order.payment?.method === 'ONLINE' ? (
          <p>{t('payLink')}</p>
        ) : (
          <p className={styles.faint}>{t('tracking')}</p>
        )}
        <Typography.Text copyable ellipsis>
          {trackingUrl}
        </Typography.Text>
      </div>
      <div className={styles.sentActions}>
        <Button
          autoFocus
          type="primary"
          size="large"
          icon={<NextIcon size={18} strokeWidth={1.75} aria-hidden />}
          onClick={onNext}
        >
          {t(earlier ? 'earlier.back' : 'next')}
        </Button>
        <PaperMenu size="large" orders={[order]}>
          {t('print')}
        </PaperMenu>
        <Link to={fillPath(orders.paths.show, { id: order.id })}>{t('open')}</Link>
        <Button type="text" onClick={onClose}>
          {t('done')}
        </Button>
      </div>
    </div>
  );
}
