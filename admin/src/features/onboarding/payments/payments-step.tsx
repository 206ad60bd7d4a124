import type { BranchDto } from '@contracts/branches';
import { pixKeyKind } from '@domain/country';
import { Form, Input } from 'antd';
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
import { useLoaded } from '../use-loaded';
import { useSession } from '@entities/session/session';
import { ChoiceChips } from '@shared/form/choice-chips';
import { FormField, FormGroup } from '@shared/form/form-field';
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
      <FormGroup name="payments" label={t('payments.methods')} hint={t('payments.hint')}>
        <Form.Item name="payments" noStyle>
          <ChoiceChips
            options={offeredPayments(country).map((value) => ({
              value,
              label: t(`order:payments.${value}`),
            }))}
          />
        </Form.Item>
      </FormGroup>
      {values.payments.includes('PIX') && (
        <FormField
          name="pixKey"
          optional={false}
          label={t('payments.pixKey')}
          hint={kind ? t('payments.pixKind', { kind: t(`payments.kinds.${kind}`) }) : t('payments.pixHint')}
        >
          <Input autoComplete="off" spellCheck={false} />
        </FormField>
      )}
    </PlainForm>
  );
}
