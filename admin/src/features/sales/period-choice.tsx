import { SALES_COMPARISONS } from '@domain/sales';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { PRESETS } from './sales-period';
import styles from './sales.module.css';
import type { Sales } from './use-sales';
import { DayRangeInput } from '@entities/clock/date-inputs';

/** Which days are shown, and what they are compared with. */
export function PeriodChoice({ sales }: { sales: Sales }) {
  const { t } = useTranslation('sales');
  const { preset, period, compare, change, today } = sales;
  return (
    <div className={styles.choice}>
      <Select
        aria-label={t('period.label')}
        value={preset}
        options={PRESETS.map((value) => ({ value, label: t(`period.${value}`) }))}
        onChange={(next) =>
          change(
            next === 'custom'
              ? { period: next, from: period.from, to: period.to }
              : { period: next, from: null, to: null },
          )
        }
      />
      {preset === 'custom' && (
        <DayRangeInput
          labels={[t('period.from'), t('period.to')]}
          from={period.from}
          to={period.to}
          max={today}
          onChange={(from, to) => from && to && change({ period: 'custom', from, to })}
        />
      )}
      <Select
        aria-label={t('compare.label')}
        value={compare}
        options={SALES_COMPARISONS.map((value) => ({ value, label: t(`compare.${value}`) }))}
        onChange={(next) => change({ compare: next })}
      />
    </div>
  );
}
