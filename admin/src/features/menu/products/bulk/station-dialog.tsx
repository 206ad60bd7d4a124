import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkDialogProps } from './bulk-dialog';
import { BulkFrame } from './bulk-frame';
import { productSchema } from '../product-values';
import { fieldLimits } from '@shared/form/field-limits';
import { Field } from '@shared/ui/field';

const { maxLength } = fieldLimits(productSchema, 'station');

/** Where all of them are made from then on; nothing takes the station away. */
export function StationDialog({ products, busy, into, onClose, onApply }: BulkDialogProps) {
  const { t } = useTranslation(['menu', 'product']);
  const [station, setStation] = useState('');
  const known = [...new Set(products.flatMap((product) => product.station ?? []))];
  return (
    <BulkFrame
      title={t('bulk.station.title', { count: products.length })}
      into={into}
      confirm={t(station.trim() === '' ? 'bulk.station.none' : 'bulk.station.apply')}
      busy={busy}
      onClose={onClose}
      onApply={() => onApply('station', products, { station: station.trim() || null })}
    >
      <Field label={t('product:fields.station')} hint={t('product.stationHint')}>
        {(control) => (
          <Input
            {...control}
            maxLength={maxLength}
            list="chosen-stations"
            value={station}
            onChange={({ target }) => setStation(target.value)}
            data-autofocus
          />
        )}
      </Field>
      <datalist id="chosen-stations">
        {known.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </BulkFrame>
  );
}
