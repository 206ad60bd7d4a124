import type { CustomerDetailsDto, CustomerDto } from '@contracts/customers';
import { Modal, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../customers.module.css';
import { useMerge } from '../use-merge';
import { CustomerPhone } from '@entities/order/customer-phone';
import { useFormat } from '@shared/format/context';
import { dialogWidth } from '@shared/tokens/tokens';

interface MergeDialogProps {
  customers: readonly CustomerDto[];
  onClose: () => void;
  onMerged: (head: CustomerDetailsDto) => void;
}

/** Chooses the customer that stays; the others become part of it, and can be separated again. */
export function MergeDialog({ customers, onClose, onMerged }: MergeDialogProps) {
  const { t } = useTranslation(['customers', 'ui']);
  const { money } = useFormat();
  const [first] = [...customers].sort((a, b) => b.orderCount - a.orderCount);
  const [headId, setHeadId] = useState(first?.id ?? '');
  const { merge, isPending } = useMerge();
  const submit = async () => {
    const head = customers.find(({ id }) => id === headId);
    const merged = head && (await merge(head, customers));
    if (merged) onMerged(merged);
  };
  return (
    <Modal
      open
      title={t('merge.title', { count: customers.length })}
      width={dialogWidth.regular}
      okText={t('merge.ok')}
      cancelText={t('ui:cancel')}
      confirmLoading={isPending}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      <p>{t('merge.text')}</p>
      <Radio.Group
        className={styles.choice}
        aria-label={t('merge.head')}
        value={headId}
        onChange={({ target }) => setHeadId(String(target.value))}
      >
        {customers.map(({ id, name, phone, orderCount, spentCents }) => (
          <Radio key={id} value={id}>
            <span className={styles.who}>
              <span className={styles.name}>{name || t('nameless')}</span>
              <span className={styles.faint}>
                <CustomerPhone phone={phone} /> · {t('orders', { count: orderCount })} · {money(spentCents)}
              </span>
            </span>
          </Radio>
        ))}
      </Radio.Group>
    </Modal>
  );
}
