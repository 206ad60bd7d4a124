import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { daysOf, PERIODS } from './list-filters';
import styles from './list.module.css';
import type { OrderList } from './use-order-list';
import { DayRangeInput } from '@entities/clock/date-inputs';
import { useFormat } from '@shared/format/context';
import { FilterChip } from '@shared/table/filter-chip';

/** The business days that are looked at: from closeout to closeout, so that a night's orders stay together. */
export function PeriodFilter({ list }: { list: OrderList }) {
  const { t } = useTranslation('orders');
  const { day } = useFormat();
  const { params, change, today } = list;
  const { from, to } = daysOf(params, today);
  const preset = PERIODS.find((period) => period === params.get('period'));
  const custom = preset === undefined || preset === 'custom';
  const said = custom
    ? [from && day(from), to && to !== from && day(to)].filter(Boolean).join(' – ') || null
    : t(`list.periods.${preset}`);

  return (
    <FilterChip label={t('list.period')} value={said}>
      {(close) => (
        <div className={styles.period}>
          <div className={styles.presets}>
            {PERIODS.filter((period) => period !== 'custom').map((period) => (
              <Button
                key={period}
                block
                type="text"
                className={styles.preset}
                aria-pressed={period === preset}
                onClick={() => {
                  change({ period, from: null, to: null });
                  close();
                }}
              >
                {t(`list.periods.${period}`)}
              </Button>
            ))}
          </div>
          <div className={styles.days}>
            <DayRangeInput
              labels={[t('list.from'), t('list.to')]}
              from={from ?? null}
              to={to ?? null}
              max={today}
              onChange={(first, last) => change({ period: 'custom', from: first, to: last })}
            />
          </div>
        </div>
      )}
    </FilterChip>
  );
}
