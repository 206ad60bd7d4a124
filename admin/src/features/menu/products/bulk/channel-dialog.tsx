import { Segmented, Select } from 'antd';
import { ORDER_CHANNELS, type OrderChannel } from '@domain/orders/order';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkDialogProps } from './bulk-dialog';
import { BulkFrame } from './bulk-frame';
import styles from './bulk.module.css';
import { Field } from '@shared/ui/field';

/** Where customers find them, one channel at a time. */
export function ChannelDialog({ products, busy, into, onClose, onApply }: BulkDialogProps) {
  const { t } = useTranslation(['menu', 'order']);
  const [channel, setChannel] = useState<OrderChannel>('STORE');
  const [shown, setShown] = useState<'shown' | 'hidden'>('hidden');
  return (
    <BulkFrame
      title={t('bulk.channel.title', { count: products.length })}
      into={into}
      confirm={t(shown === 'shown' ? 'bulk.channel.show' : 'bulk.channel.hide')}
      busy={busy}
      onClose={onClose}
      onApply={() => onApply('channel', products, { channel, visible: shown === 'shown' })}
    >
      <Field label={t('bulk.channel.which')}>
        {({ id }) => (
          <Select<OrderChannel>
            id={id}
            value={channel}
            onChange={setChannel}
            options={ORDER_CHANNELS.map((value) => ({ value, label: t(`order:channels.${value}`) }))}
          />
        )}
      </Field>
      <div>
        <Segmented
          aria-label={t('bulk.channel.what')}
          value={shown}
          onChange={setShown}
          options={[
            { value: 'hidden', label: t('bulk.channel.hidden') },
            { value: 'shown', label: t('bulk.channel.shown') },
          ]}
        />
      </div>
      <p className={styles.hint}>{t('bulk.channel.hint')}</p>
    </BulkFrame>
  );
}
