import { Button, Segmented } from 'antd';
import { availabilityBody } from '@contracts/field-schemas';
import { minutesOf, type Weekday } from '@domain/time';
import type { Availability } from '@domain/menu';
import { Plus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { WEEK, weekdayName } from './availability-words';
import styles from './availability.module.css';
import { useAvailabilityWords } from './use-availability-words';
import { ClockInput } from '@entities/opening-hours/clock-input';
import { DayInput } from '@entities/clock/date-inputs';
import { fieldLimits } from '@shared/form/field-limits';
import { FieldRow } from '@shared/form/field-row';
import { Fieldset } from '@shared/form/fieldset';
import { useFormat } from '@shared/format/context';
import { Field } from '@shared/ui/field';
import { CheckboxGroup } from '@shared/ui/checkbox-group';

const { maxCount: MOST_PERIODS = Infinity } = fieldLimits(availabilityBody, 'periods');
const ALWAYS: Availability = { days: [], periods: [], fromDate: null, toDate: null };

interface AvailabilityFieldsProps {
  value?: Availability | null;
  onChange?: (value: Availability | null) => void;
}

/** The days, times and dates at which something is sold; nothing chosen means always. */
export function AvailabilityFields({ value, onChange }: AvailabilityFieldsProps) {
  const { t } = useTranslation('menu');
  const words = useAvailabilityWords();
  return (
    <div className={styles.availability}>
      <div>
        <Segmented
          aria-label={t('availability.title')}
          value={value ? 'some' : 'always'}
          onChange={(kind) => onChange?.(kind === 'some' ? ALWAYS : null)}
          options={[
            { value: 'always', label: t('availability.always') },
            { value: 'some', label: t('availability.some') },
          ]}
        />
      </div>
      {value && (
        <>
          <AvailabilityTimes value={value} onChange={onChange} />
          <p className={styles.summary}>{t('availability.summary', { when: words(value) })}</p>
        </>
      )}
    </div>
  );
}

interface AvailabilityTimesProps {
  value?: Availability;
  onChange?: (value: Availability) => void;
  /** False where another field already says from which date to which. */
  hasDates?: boolean;
}

/** The days, times and dates themselves. */
export function AvailabilityTimes({ value = ALWAYS, onChange, hasDates = true }: AvailabilityTimesProps) {
  const { t } = useTranslation('menu');
  const { language } = useFormat();
  const set = (change: Partial<Availability>) => onChange?.({ ...value, ...change });
  return (
    <div className={styles.availability}>
      <Fieldset legend={t('availability.days')} hint={t('availability.daysHint')}>
        <CheckboxGroup<Weekday>
          value={value.days}
          onChange={(days) => set({ days: days.sort() })}
          options={WEEK.map((day) => ({
            value: day,
            label: weekdayName(day, language),
            'aria-label': weekdayName(day, language, 'long'),
          }))}
        />
      </Fieldset>
      <Periods value={value.periods} onChange={(periods) => set({ periods })} />
      {hasDates && (
        <FieldRow>
          <Field label={t('availability.fromDate')} optional>
            {(control) => (
              <DayInput {...control} value={value.fromDate} onChange={(fromDate) => set({ fromDate })} />
            )}
          </Field>
          <Field label={t('availability.toDate')} optional>
            {(control) => (
              <DayInput
                {...control}
                min={value.fromDate ?? undefined}
                value={value.toDate}
                onChange={(toDate) => set({ toDate })}
              />
            )}
          </Field>
        </FieldRow>
      )}
    </div>
  );
}

type Period = Availability['periods'][number];

const endsNextDay = ({ from, to }: Period) => from !== '' && to !== '' && minutesOf(to) <= minutesOf(from);

function Periods({ value, onChange }: { value: Period[]; onChange: (periods: Period[]) => void }) {
  const { t } = useTranslation('menu');
  const change = (at: number, part: Partial<Period>) =>
    onChange(value.map((period, index) => (index === at ? { ...period, ...part } : period)));
  return (
    <Fieldset
      legend={t('availability.times')}
      hint={value.length === 0 ? t('availability.timesHint') : undefined}
    >
      {value.map((period, index) => (
        // A period has nothing but its place to be known by.
        <div key={index} className={styles.period}>
          {(['from', 'to'] as const).map((side) => (
            <ClockInput
              key={side}
              aria-label={t(`availability.${side}`, { number: index + 1 })}
              value={period[side]}
              onChange={(clock) => change(index, { [side]: clock })}
              className={styles.clock}
            />
          ))}
          <Button
            type="text"
            size="small"
            title={t('availability.remove', { number: index + 1 })}
            icon={<X size={16} strokeWidth={1.5} />}
            onClick={() => onChange(value.filter((_, each) => each !== index))}
          />
          {endsNextDay(period) && <span className={styles.note}>{t('availability.nextDay')}</span>}
        </div>
      ))}
      {value.length < MOST_PERIODS && (
        <div>
          <Button
            size="small"
            icon={<Plus size={14} strokeWidth={1.75} />}
            onClick={() => onChange([...value, { from: '18:00', to: '23:00' }])}
          >
            {t('availability.add')}
          </Button>
        </div>
      )}
    </Fieldset>
  );
}
