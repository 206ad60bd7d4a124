import { Button } from 'antd';
import { Plus, X } from 'lucide-react';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { DecimalInput } from './decimal-input';
import styles from './fields.module.css';
import type { ZoneDraft } from './zone-draft';
import { FormOfFields } from '@shared/form/form-field';
import { MoneyInput } from '@entities/money/money-input';
import { FieldNote } from '@shared/ui/field';

type Tier = ZoneDraft['feeTiers'][number];

const MOST = 20;

interface TiersInputProps {
  value?: readonly Tier[];
  onChange?: (tiers: Tier[]) => void;
}

/** Fees by distance, nearest first. */
export function TiersInput({ value = [], onChange }: TiersInputProps) {
  const { t } = useTranslation('zones');
  const form = useContext(FormOfFields);
  const change = (at: number, part: Partial<Tier>) =>
    onChange?.(value.map((tier, index) => (index === at ? { ...tier, ...part } : tier)));
  return (
    <div className={styles.stack}>
      {value.map((tier, index) => {
        const wrong = form?.error(`feeTiers.${index}`, { deep: true });
        const number = index + 1;
        return (
          // A tier has nothing but its place to be known by.
          <div key={index}>
            <div className={styles.line}>
              <DecimalInput
                className={styles.number}
                aria-label={t('tiers.upto', { number })}
                prefix={t('tiers.uptoShort')}
                suffix="km"
                precision={2}
                value={tier.uptoMeters === null ? null : tier.uptoMeters / 1000}
                onChange={(km) => change(index, { uptoMeters: km === null ? null : Math.round(km * 1000) })}
              />
              <MoneyInput
                aria-label={t('tiers.fee', { number })}
                value={tier.feeCents}
                onChange={(feeCents) => change(index, { feeCents })}
              />
              <Button
                type="text"
                aria-label={t('tiers.remove', { number })}
                icon={<X size={16} strokeWidth={1.5} aria-hidden />}
                onClick={() => onChange?.(value.filter((_, each) => each !== index))}
              />
            </div>
            {wrong && (
              <div className={styles.wrong}>
                <FieldNote error={wrong} />
              </div>
            )}
          </div>
        );
      })}
      {value.length < MOST && (
        <div>
          <Button
            size="small"
            icon={<Plus size={14} strokeWidth={1.75} aria-hidden />}
            onClick={() => onChange?.([...value, { uptoMeters: null, feeCents: null }])}
          >
            {t('tiers.add')}
          </Button>
        </div>
      )}
    </div>
  );
}
