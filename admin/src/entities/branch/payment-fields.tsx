import { pixKeyKind } from '@domain/country';
import type { PaymentMethod } from '@domain/orders/payment';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { offeredPayments, type PaymentValues } from './payment-values';
import { usePaymentProvider } from './use-payment-provider';
import { FormField, FormGroup } from '@shared/form/form-field';
import { CheckboxGroup } from '@shared/ui/checkbox-group';

interface PaymentFieldsProps {
  values: PaymentValues;
  /** ISO 3166-1 alpha-2, of the business. */
  country: string;
}

/** How customers pay a branch, and the key of its Pix. */
export function PaymentFields({ values, country }: PaymentFieldsProps) {
  const { t } = useTranslation(['branch', 'order']);
  const kind = pixKeyKind(values.pixKey);
  const provider = usePaymentProvider();
  // What is chosen can be taken back, also where it cannot be taken any more.
  const isOff = (method: PaymentMethod) =>
    method === 'ONLINE' && provider?.name === null && !values.payments.includes('ONLINE');
  return (
    <>
      <FormGroup
        name="payments"
        label={t('payments.methods')}
        hint={
          provider?.name === null ? `${t('payments.hint')} ${t('payments.onlineOff')}` : t('payments.hint')
        }
      >
        <Form.Item name="payments" noStyle>
          <CheckboxGroup
            options={offeredPayments(country).map((value) => ({
              value,
              label: t(`order:payments.${value}`),
              disabled: isOff(value),
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
    </>
  );
}
