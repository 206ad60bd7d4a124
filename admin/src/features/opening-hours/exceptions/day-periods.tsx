import { PERIODS_A_DAY, type ClockPeriod } from '@domain/opening-hours';
import { Button } from 'antd';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './exceptions.module.css';
import { ClockInput } from '@entities/opening-hours/clock-input';

const NEXT: ClockPeriod = { opens: '11:00', closes: '15:00' };

interface DayPeriodsProps {
  value: readonly ClockPeriod[];
  onChange: (periods: ClockPeriod[]) => void;
}

/** The periods of a special day. */
export function DayPeriods({ value, onChange }: DayPeriodsProps) {
  const { t } = useTranslation('hours');
  return (
    <div className={styles.periods}>
      {value.map((period, index) => (
        // A period has nothing but its place to be known by.
        <div key={index} className={styles.period}>
          {(['opens', 'closes'] as const).map((side) => (
            <ClockInput
              key={side}
              className={styles.clock}
              aria-label={t(`exceptions.${side}Of`, { number: index + 1 })}
              value={period[side]}
              onChange={(clock) =>
                onChange(value.map((each, at) => (at === index ? { ...each, [side]: clock } : each)))
              }
            />
          ))}
          <Button
            type="text"
            size="small"
            title={t('exceptions.removePeriod', { number: index + 1 })}
            icon={<X size={16} strokeWidth={1.5} />}
            onClick={() => onChange(value.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      <div>
        <Button
          size="small"
          disabled={value.length >= PERIODS_A_DAY}
          onClick={() => onChange([...value, NEXT])}
        >
          {t('exceptions.addPeriod')}
        </Button>
      </div>
    </div>
  );
}
