import { Form, Segmented } from 'antd';
import type { Weekday } from '@domain/time';
import { useTranslation } from 'react-i18next';
import styles from './fields.module.css';
import type { ZoneDraft } from './zone-draft';
import { ClockInput } from '@entities/opening-hours/clock-input';
import { WEEK, weekdayName } from '@entities/opening-hours/week';
import { FormGroup } from '@shared/form/form-field';
import { FieldNote } from '@shared/ui/field';
import type { RecordFormState } from '@shared/form/use-record-form';
import { useFormat } from '@shared/format/context';
import { CheckboxGroup } from '@shared/ui/checkbox-group';

/** The days and hours at which a zone is in force; none chosen are all. */
export function TimesFields({ form }: { form: RecordFormState<ZoneDraft> }) {
  const { t } = useTranslation('zones');
  const { language } = useFormat();
  const { from, to } = form.values;
  const timed = from !== null || to !== null;
  const wrong = form.error('from') ?? form.error('to');
  const choose = (hours: 'all' | 'some') => {
    form.set('from', hours === 'some' ? '18:00' : null);
    form.set('to', hours === 'some' ? '23:00' : null);
  };
  return (
    <>
      <FormGroup name="days" label={t('fields.days')} hint={t('times.daysHint')}>
        <Form.Item name="days" noStyle normalize={(days: Weekday[]) => [...days].sort()}>
          <CheckboxGroup
            options={WEEK.map((day) => ({
              value: day,
              label: weekdayName(day, language, 'short'),
              'aria-label': weekdayName(day, language),
            }))}
          />
        </Form.Item>
      </FormGroup>
      <FormGroup name="from" label={t('times.hours')} error={wrong}>
        <div>
          <Segmented
            aria-label={t('times.hours')}
            value={timed ? 'some' : 'all'}
            onChange={choose}
            options={[
              { value: 'all', label: t('times.allDay') },
              { value: 'some', label: t('times.some') },
            ]}
          />
        </div>
        {timed && (
          <div className={styles.line}>
            {(['from', 'to'] as const).map((side) => (
              <ClockInput
                key={side}
                aria-label={t(`fields.${side}`)}
                value={form.values[side] ?? ''}
                onChange={(clock) => form.set(side, clock)}
              />
            ))}
          </div>
        )}
        {timed && (from ?? '') >= (to ?? '') && <FieldNote hint={t('times.nextDay')} />}
      </FormGroup>
    </>
  );
}
