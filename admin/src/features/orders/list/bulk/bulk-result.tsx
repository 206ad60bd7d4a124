import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './bulk.module.css';
import type { Outcome } from './run-many';
import { dialogWidth } from '@shared/tokens/tokens';

/** How many it was done to, and of each of the others why not. */
export function BulkResult({ outcome, onClose }: { outcome: Outcome; onClose: () => void }) {
  const { t } = useTranslation(['orders-list', 'orders', 'order', 'ui']);
  const { done, refused } = outcome;
  return (
    <Modal
      open
      title={t('bulk.result', { verb: t(`orders:actions.${outcome.action}`) })}
      width={dialogWidth.regular}
      cancelButtonProps={{ style: { display: 'none' } }}
      onOk={onClose}
      onCancel={onClose}
    >
      <p>{t('bulk.done', { count: done })}</p>
      <p>
        <b>{t('bulk.refused', { count: refused.length })}</b>
      </p>
      <ul className={styles.refused}>
        {refused.map(({ order, error }) => (
          <li key={order.id}>
            <b>{order.number}</b> {order.customerName}:{' '}
            {error === null
              ? t('bulk.notNow', { state: t(`order:states.${order.state}`) })
              : error.status === 0
                ? t('orders:failed.unreachable')
                : error.message || t('orders:failed.unexpected')}
          </li>
        ))}
      </ul>
    </Modal>
  );
}
