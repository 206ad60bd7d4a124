import { Button, Switch } from 'antd';
import { validatePeriods, type ClockPeriod, type HoursProblem, type Period } from '@domain/opening-hours';
import type { Weekday } from '@domain/time';
import { Plus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CopyDay } from './copy-day';
import { endsNextDay, periodsOf, WEEK, weekdayName, withDay } from './week';
import styles from './week-editor.module.css';
import { ClockInput } from './clock-input';
import { useFormat } from '@shared/format/context';

const MOST_PERIODS = 4;
const FIRST: ClockPeriod = { opens: '11:00', closes: '23:00' };

interface WeekEditorProps {
  value: readonly Period[];
  onChange: (periods: Period[]) => void;
}

/** The opening hours of a week, day by day: open or closed, up to four periods, past midnight where they end earlier. */
export function WeekEditor({ value, onChange }: WeekEditorProps) {
  const problems = validatePeriods(value);
  return (
    <div className={styles.week}>
      {WEEK.map((day) => (
        <Day
          key={day}
          day={day}
          week={value}
          problems={problems.filter(({ path }) => value[Number(path[0])]?.weekday === day)}
          onChange={onChange}
        />
      ))}
    </div>
  );
}

interface DayProps {
  day: Weekday;
  week: readonly Period[];
  problems: readonly HoursProblem[];
  onChange: (periods: Period[]) => void;
}

function Day({ day, week, problems, onChange }: DayProps) {
  const { t } = useTranslation('hours');
  const { language } = useFormat();
  const name = weekdayName(day, language);
  const periods = periodsOf(week, day);
  const set = (ofDay: ClockPeriod[]) => onChange(withDay(week, day, ofDay));
  const before = periodsOf(week, WEEK[(WEEK.indexOf(day) + 6) % 7] ?? day);
  const [problem] = problems;

  return (
    <div className={styles.day} role="group" aria-label={name}>
      <div className={styles.name}>
        <label>
          <Switch
            checked={periods.length > 0}
            onChange={(open) => set(open ? (before.length > 0 ? before : [FIRST]) : [])}
          />
          {name}
        </label>
      </div>
      {periods.length === 0 ? (
        <p className={styles.closed}>{t('closed')}</p>
      ) : (
        <div className={styles.periods}>
          {periods.map((period, index) => (
            // A period has nothing but its place to be known by.
            <div key={index} className={styles.period}>
              {(['opens', 'closes'] as const).map((side) => (
                <ClockInput
                  key={side}
                  className={styles.clock}
                  aria-label={t(`${side}Of`, { day: name, number: index + 1 })}
                  value={period[side]}
                  onChange={(clock) =>
                    set(periods.map((each, at) => (at === index ? { ...each, [side]: clock } : each)))
                  }
                />
              ))}
              {endsNextDay(period) && <span className={styles.note}>{t('nextDay')}</span>}
              <span className={styles.actions}>
                {periods.length > 1 && (
                  <Button
                    type="text"
                    size="small"
                    title={t('remove', { day: name, number: index + 1 })}
                    icon={<X size={16} strokeWidth={1.5} />}
                    onClick={() => set(periods.filter((_, at) => at !== index))}
                  />
                )}
                {index === 0 && periods.length < MOST_PERIODS && (
                  <Button
                    type="text"
                    size="small"
                    title={t('add', { day: name })}
                    icon={<Plus size={16} strokeWidth={1.5} />}
                    onClick={() => set([...periods, { opens: '18:00', closes: '23:00' }])}
                  />
                )}
                {index === 0 && <CopyDay day={day} week={week} onChange={onChange} />}
              </span>
            </div>
          ))}
          {problem && (
            <p className={styles.wrong} role="alert">
              {t(`issues.${problem.code}`)}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
