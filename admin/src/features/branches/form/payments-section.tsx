import type { BranchDto } from '@contracts/branches';
import { useTranslation } from 'react-i18next';
import { SectionForm } from './section-form';
import { PaymentFields } from '@entities/branch/payment-fields';
import {
  paymentIssues,
  paymentSchema,
  storedPayments,
  type PaymentValues,
} from '@entities/branch/payment-values';
import { useSession } from '@entities/session/session';
import { FormSection } from '@shared/form/form-section';
import { useRecordForm } from '@shared/form/use-record-form';

/** How customers pay. */
export function PaymentsSection({ branch }: { branch: BranchDto }) {
  const { t } = useTranslation(['branches', 'order']);
  const { country } = useSession().business;
  const form = useRecordForm<PaymentValues>({
    stored: storedPayments(branch),
    version: branch.version,
    schema: paymentSchema,
    check: paymentIssues,
    words: 'branch',
    autosave: branch.id,
  });
  const describe = (field: keyof PaymentValues, of: PaymentValues) => ({
    label: t(`fields.${field}`),
    value:
      field === 'pixKey'
        ? of.pixKey || '–'
        : of.payments.map((method) => t(`order:payments.${method}`)).join(', ') || '–',
  });
  return (
    <SectionForm
      branch={branch}
      form={form}
      toValues={storedPayments}
      toBody={({ pixKey, ...changes }) => ({
        ...changes,
        ...(pixKey !== undefined && { pixKey: pixKey.trim() || null }),
      })}
      describe={describe}
    >
      <FormSection title={t('form.payments')}>
        <PaymentFields values={form.values} country={country} />
      </FormSection>
    </SectionForm>
  );
}
