import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkDialogProps } from './bulk-dialog';
import { BulkFrame } from './bulk-frame';
import { SOLD_OUT_PRESETS, soldOutUntil } from '../../sold-out/sold-out-until';
import { serverNow } from '@shared/state/server-clock';
import { Field } from '@shared/ui/field';

const AGAIN = 'again';
const CHOICES = [...SOLD_OUT_PRESETS, AGAIN] as const;
type Choice = (typeof CHOICES)[number];

/** Sold out until a moment, or for sale again. */
export function SoldOutManyDialog({ products, clock, busy, onClose, onApply }: BulkDialogProps) {
  const { t } = useTranslation('menu');
  const [choice, setChoice] = useState<Choice>('day');
  return (
    <BulkFrame
      title={t('bulk.soldOut.title', { count: products.length })}
      confirm={t(choice === AGAIN ? 'soldOut.sellAgain' : 'soldOut.mark')}
      busy={busy}
      onClose={onClose}
      onApply={() =>
        onApply('sold-out', products, {
          until: choice === AGAIN ? null : soldOutUntil(choice, new Date(serverNow()), clock),
        })
      }
    >
      <Field label={t('soldOut.heading')}>
        {({ id }) => (
          <Select<Choice>
            id={id}
            value={choice}
            onChange={setChoice}
            options={CHOICES.map((value) => ({
              value,
              label: value === AGAIN ? t('soldOut.sellAgain') : t(`soldOut.presets.${value}`),
            }))}
          />
        )}
      </Field>
    </BulkFrame>
  );
}
