import type { BranchDto } from '@contracts/branches';
import { pixKeyKind } from '@domain/country';

import { useTranslation } from 'react-i18next';
import {
  offeredPayments,
  paymentIssues,
  paymentSchema,
  toPaymentValues,
  type PaymentValues,
} from './payment-values';
import { onboardingApi } from '../onboarding-api';
import { saveRow } from '../save-row';
import { SkipButton, StepFrame } from '../step-frame';
import type { BranchStepProps } from '../step-props';
import { useRead } from '../use-read';
import { useSession } from '@entities/session/session';
import { ChoiceChips } from '@shared/form/choice-chips';
import { FieldPlace, GroupField } from '@shared/form/field-place';
import { PlainForm } from '@shared/form/plain-form';
import { useRecordForm } from '@shared/form/use-record-form';
import { TextField } from '@shared/ui/inputs';
import { ErrorState, Skeleton } from '@shared/ui/states';

export function PaymentsStep(props: BranchStepProps) {
  const { data, error, load } = useRead(() => onboardingApi.branch(props.branchId));
  return (
    <StepFrame step="payments">
      {!data && error !== null && <ErrorState compact error={error} onRetry={load} />}
      {!data && error === null && <Skeleton lines={3} height={36} />}
      {data && <Form {...props} branch={data} />}
    </StepFrame>
  );
}

function Form({ branch, branchId, answer, onDone, onSkip }: BranchStepProps & { branch: BranchDto }) {
  const { t } = useTranslation(['onboarding', 'order']);
  const { country } = useSession().business;
  const toValues = (row: BranchDto) => toPaymentValues(row, country);
  const form = useRecordForm<PaymentValues>({
    stored: toValues(branch),
    version: branch.version,
    schema: paymentSchema,
    check: paymentIssues,
    words: 'onboarding',
  });
  const { values } = form;
  const kind = pixKeyKind(values.pixKey);

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
      <FieldPlace name="payments">
        <GroupField legend={t('payments.methods')} hint={t('payments.hint')} error={form.error('payments')}>
          <ChoiceChips
            options={offeredPayments(country).map((value) => ({
              value,
              label: t(`order:payments.${value}`),
            }))}
            value={values.payments}
            onChange={(payments) => form.set('payments', payments)}
          />
        </GroupField>
      </FieldPlace>
      {values.payments.includes('PIX') && (
        <FieldPlace name="pixKey">
          <TextField
            label={t('payments.pixKey')}
            hint={kind ? t('payments.pixKind', { kind: t(`payments.kinds.${kind}`) }) : t('payments.pixHint')}
            autoComplete="off"
            spellCheck={false}
            required
            error={form.error('pixKey')}
            value={values.pixKey}
            onChange={(pixKey) => form.set('pixKey', pixKey)}
          />
        </FieldPlace>
      )}
    </PlainForm>
  );
}
