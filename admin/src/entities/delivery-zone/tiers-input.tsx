import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { DecimalInput } from './decimal-input';
import styles from './fields.module.css';
import { LineList } from './line-list';
import type { ZoneDraft } from './zone-draft';
import { FormOfFields } from '@shared/form/form-field';
import { MoneyInput } from '@entities/money/money-input';

type Tier = ZoneDraft['feeTiers'][number];

const MOST = 20;
const FRESH: Tier = { uptoMeters: null, feeCents: null };

interface TiersInputProps {
  value?: readonly Tier[];
  onChange?: (tiers: Tier[]) => void;
}

/** Fees by distance, nearest first. */
export function TiersInput({ value = [], onChange }: TiersInputProps) {
  const { t } = useTranslation('zones');
  const form = useContext(FormOfFields);
  const words = { add: t('tiers.add'), remove: (number: number) => t('tiers.remove', { number }) };
  return (
    <LineList
      value={value}
      onChange={(tiers) => onChange?.(tiers)}
      most={MOST}
      fresh={FRESH}
      words={words}
      error={(index) => form?.error(`feeTiers.${index}`, { deep: true })}
    >
      {(tier, { number, change }) => (
        <>
          <DecimalInput
            className={styles.number}
            aria-label={t('tiers.upto', { number })}
            prefix={t('tiers.uptoShort')}
            suffix="km"
            precision={2}
            value={tier.uptoMeters === null ? null : tier.uptoMeters / 1000}
            onChange={(km) => change({ uptoMeters: km === null ? null : Math.round(km * 1000) })}
          />
          <MoneyInput
            aria-label={t('tiers.fee', { number })}
            value={tier.feeCents}
            onChange={(feeCents) => change({ feeCents })}
          />
        </>
      )}
    </LineList>
  );
}
