import type { BranchDto } from '@contracts/branches';
import { pixKeyKind } from '@domain/country';
import { PAYMENT_METHODS, type PaymentMethod } from '@domain/orders/order';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { onboardingApi } from '../onboarding-api';
import { saveRow } from '../save-row';
import { SkipButton, StepFrame } from '../step-frame';
import type { BranchStepProps } from '../step-props';
import { useRead } from '../use-read';
import { useSession } from '@entities/session/session';
import { ChoiceChips } from '@shared/form/choice-chips';
import { FieldPlace, GroupField } from '@shared/form/form-section';
import type { FieldIssue } from '@shared/form/issues';
import { PlainForm } from '@shared/form/plain-form';
import { useRecordForm } from '@shared/form/use-record-form';
import { TextField } from '@shared/ui/inputs';
import { ErrorState, Skeleton } from '@shared/ui/states';

interface Values {
  payments: PaymentMethod[];
  pixKey: string;
}

const schema: z.ZodType<Values> = z.object({
  payments: z.array(z.enum(PAYMENT_METHODS)).min(1),
  pixKey: z.string().trim().max(77),
});

function check({ payments, pixKey }: Values): FieldIssue[] {
  if (!payments.includes('PIX')) return [];
  if (pixKey.trim() === '') return [{ path: 'pixKey', code: 'REQUIRED' }];
  return pixKeyKind(pixKey) === null ? [{ path: 'pixKey', code: 'INVALID_PIX_KEY' }] : [];
}

/** What most people pay with at the door, until somebody says otherwise. */
const USUAL: PaymentMethod[] = ['CREDIT', 'DEBIT', 'CASH'];

const toValues = ({ payments, pixKey }: BranchDto): Values => ({
  payments: payments.length > 0 ? payments : USUAL,
  pixKey: pixKey ?? '',
});

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
  const form = useRecordForm<Values>({
    stored: toValues(branch),
    version: branch.version,
    schema,
    check,
    words: 'onboarding',
  });
  const { values } = form;
  const kind = pixKeyKind(values.pixKey);
  const offered = PAYMENT_METHODS.filter((method) => method !== 'PIX' || country === 'BR');

  const send = async ({ payments, pixKey }: Values) => {
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
            options={offered.map((value) => ({ value, label: t(`order:payments.${value}`) }))}
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
