import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkDialogProps } from './bulk-dialog';
import { BulkFrame } from './bulk-frame';
import { TextField } from '@shared/ui/inputs';

const LONGEST = 40;

/** Where all of them are made from then on; nothing takes the station away. */
export function StationDialog({ products, busy, into, onClose, onApply }: BulkDialogProps) {
  const { t } = useTranslation('menu');
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
      <TextField
        label={t('product.fields.station')}
        hint={t('product.stationHint')}
        maxLength={LONGEST}
        list="chosen-stations"
        value={station}
        onChange={setStation}
        data-autofocus
      />
      <datalist id="chosen-stations">
        {known.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </BulkFrame>
  );
}
