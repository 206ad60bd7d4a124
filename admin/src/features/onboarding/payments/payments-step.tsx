import type { BranchDto } from '@contracts/branches';
import { useTranslation } from 'react-i18next';
import { onboardingApi } from '../onboarding-api';
import { saveRow } from '../save-row';
import { SkipButton, StepFrame } from '../step-frame';
import type { BranchStepProps } from '../step-props';
import { useLoaded } from '../use-loaded';
import { PaymentFields } from '@entities/branch/payment-fields';
import {
  paymentIssues,
  paymentSchema,
  toPaymentValues,
  type PaymentValues,
} from '@entities/branch/payment-values';
import { useSession } from '@entities/session/session';
import { PlainForm } from '@shared/form/plain-form';
import { useRecordForm } from '@shared/form/use-record-form';
import { ErrorState, Skeleton } from '@shared/ui/states';

export function PaymentsStep(props: BranchStepProps) {
  const { data, error, load } = useLoaded(() => onboardingApi.branch(props.branchId));
  return (
    <StepFrame step="payments">
      {!data && error !== null && <ErrorState compact error={error} onRetry={load} />}
      {!data && error === null && <Skeleton lines={3} height={36} />}
      {data && <PaymentsForm {...props} branch={data} />}
    </StepFrame>
  );
}

function PaymentsForm({ branch, branchId, answer, onDone, onSkip }: BranchStepProps & { branch: BranchDto }) {
  const { t } = useTranslation('onboarding');
  const { country } = useSession().business;
  const toValues = (row: BranchDto) => toPaymentValues(row, country);
  const form = useRecordForm<PaymentValues>({
    stored: toValues(branch),
    version: branch.version,
    schema: paymentSchema,
    check: paymentIssues,
    words: 'branch',
  });

  const send = async ({ payments, pixKey }: PaymentValues) => {
    await saveRow(form, toValues, () =>
      onboardingApi.saveBranch(branchId, {
        version: form.base.version,
        payments,
        pixKey: pixKey.trim() || null,
      }),
    );
    await onDone();
  };

  return (
    <PlainForm
      form={form}
      send={send}
      submit={t('save')}
      after={<SkipButton answer={answer} step="payments" onSkip={onSkip} />}
    >
      <PaymentFields values={form.values} country={country} />
    </PlainForm>
  );
}
