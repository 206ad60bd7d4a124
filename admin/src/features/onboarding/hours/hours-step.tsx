import { Button, Segmented } from 'antd';
import type { OpeningHoursDto } from '@contracts/opening-hours';
import { validatePeriods, type Period } from '@domain/opening-hours';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { onboardingApi } from '../onboarding-api';
import { saveRow } from '../save-row';
import { SkipButton, StepFrame } from '../step-frame';
import type { BranchStepProps } from '../step-props';
import { useLoaded } from '../use-loaded';
import { USUAL_WEEKS, type UsualWeek } from '@entities/opening-hours/week';
import { WeekEditor } from '@entities/opening-hours/week-editor';
import { FormField, FormGroup } from '@shared/form/form-field';
import type { FieldIssue } from '@shared/form/issues';
import { PlainForm } from '@shared/form/plain-form';
import { useRecordForm } from '@shared/form/use-record-form';
import { ErrorState, Skeleton } from '@shared/ui/states';
import styles from './hours.module.css';

interface Values {
  mode: 'ALWAYS' | 'WEEKLY';
  periods: Period[];
}

const schema: z.ZodType<Values> = z.object({
  mode: z.enum(['ALWAYS', 'WEEKLY']),
  periods: z.array(z.custom<Period>()),
});

const check = ({ mode, periods }: Values): FieldIssue[] => {
  if (mode === 'ALWAYS') return [];
  if (periods.length === 0) return [{ path: 'periods', code: 'HOURS_EMPTY' }];
  return validatePeriods(periods).length > 0 ? [{ path: 'periods', code: 'HOURS_WRONG' }] : [];
};

/** The wizard sets the hours of all services; hours of a service of its own are kept as they are. */
function toValues({ hours }: Pick<OpeningHoursDto, 'hours'>): Values {
  const all = hours.find(({ service }) => service === 'ALL');
  if (!all || all.mode === 'CLOSED') return { mode: 'WEEKLY', periods: [...USUAL_WEEKS.allDay] };
  return { mode: all.mode, periods: all.mode === 'ALWAYS' ? [...USUAL_WEEKS.allDay] : all.periods };
}

export function HoursStep(props: BranchStepProps) {
  const { data, error, load } = useLoaded(() => onboardingApi.hours(props.branchId));
  return (
    <StepFrame step="hours">
      {!data && error !== null && <ErrorState compact error={error} onRetry={load} />}
      {!data && error === null && <Skeleton lines={7} height={36} />}
      {data && <HoursForm {...props} stored={data} />}
    </StepFrame>
  );
}

function HoursForm({
  stored,
  branchId,
  answer,
  onDone,
  onSkip,
}: BranchStepProps & { stored: OpeningHoursDto }) {
  const { t } = useTranslation('onboarding');
  const form = useRecordForm<Values>({
    stored: toValues(stored),
    version: stored.version,
    schema,
    check,
    words: 'onboarding',
  });
  const { values } = form;
  const [tried, setTried] = useState(false);

  const send = async ({ mode, periods }: Values) => {
    const others = stored.hours.filter(({ service }) => service !== 'ALL');
    await saveRow(form, toValues, () =>
      onboardingApi.saveHours(branchId, {
        version: form.base.version,
        hours: [{ service: 'ALL', mode, periods: mode === 'WEEKLY' ? periods : [] }, ...others],
      }),
    );
    await onDone();
  };

  return (
    <PlainForm
      form={form}
      send={send}
      submit={t('save')}
      after={<SkipButton answer={answer} step="hours" onSkip={onSkip} />}
    >
      <FormField name="mode">
        <Segmented
          aria-label={t('heads.hours.title')}
          options={[
            { value: 'WEEKLY', label: t('hours.weekly') },
            { value: 'ALWAYS', label: t('hours.always') },
          ]}
        />
      </FormField>
      {values.mode === 'WEEKLY' && (
        <>
          <div className={styles.usual} role="group" aria-label={t('hours.usual')}>
            <span>{t('hours.usual')}</span>
            {(Object.keys(USUAL_WEEKS) as UsualWeek[]).map((week) => (
              <Button key={week} size="small" onClick={() => form.set('periods', [...USUAL_WEEKS[week]])}>
                {t(`hours.weeks.${week}`)}
              </Button>
            ))}
          </div>
          <FormGroup name="periods" label={t('heads.hours.title')} quiet>
            <WeekEditor
              value={values.periods}
              strict={tried || form.error('periods') !== undefined}
              onChange={(periods) => {
                setTried(true);
                form.set('periods', periods);
              }}
            />
          </FormGroup>
        </>
      )}
    </PlainForm>
  );
}
