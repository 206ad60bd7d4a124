import type { OpeningHoursDto } from '@contracts/opening-hours';
import { useTranslation } from 'react-i18next';
import { onboardingApi } from '../onboarding-api';
import { saveRow } from '../save-row';
import { SkipButton, StepFrame } from '../step-frame';
import type { BranchStepProps } from '../step-props';
import { useLoaded } from '../use-loaded';
import {
  branchHoursSchema,
  checkBranchHours,
  fromBranchHours,
  toBranchHours,
  withMode,
  type BranchHours,
  type HoursMode,
} from '@entities/opening-hours/branch-hours';
import { HoursField } from '@entities/opening-hours/hours-field';
import { FormGroup } from '@shared/form/form-field';
import { PlainForm } from '@shared/form/plain-form';
import { useRecordForm } from '@shared/form/use-record-form';
import { ErrorState, Skeleton } from '@shared/ui/states';

/** Nobody sets up a store that is closed. */
const MODES: readonly HoursMode[] = ['WEEKLY', 'ALWAYS'];

/** The wizard sets the hours of all services, from a usual week on; a service's own are kept as they are. */
function toValues({ hours }: Pick<OpeningHoursDto, 'hours'>): BranchHours {
  const values = toBranchHours(hours);
  const { ALL } = values;
  return { ...values, ALL: ALL.mode === 'CLOSED' ? withMode(ALL, 'WEEKLY', ALL) : ALL };
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
  const form = useRecordForm({
    stored: toValues(stored),
    version: stored.version,
    schema: branchHoursSchema,
    check: checkBranchHours,
    words: 'hours',
  });

  const send = async (values: BranchHours) => {
    const body = { version: form.base.version, hours: fromBranchHours(values) };
    await saveRow(form, toValues, () => onboardingApi.saveHours(branchId, body));
    await onDone();
  };

  return (
    <PlainForm
      form={form}
      send={send}
      submit={t('save')}
      after={<SkipButton answer={answer} step="hours" onSkip={onSkip} />}
    >
      <FormGroup name="ALL" label={t('heads.hours.title')} quiet>
        <HoursField
          value={form.values.ALL}
          onChange={(hours) => form.set('ALL', hours)}
          modes={MODES}
          like={form.values.ALL}
        />
      </FormGroup>
    </PlainForm>
  );
}
