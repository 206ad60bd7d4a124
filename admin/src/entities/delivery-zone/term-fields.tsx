import { useTranslation } from 'react-i18next';
import { FieldRow } from '@shared/form/field-row';
import { FormField } from '@shared/form/form-field';
import { MoneyInput } from '@entities/money/money-input';
import { WholeNumberInput } from '@shared/form/whole-number-input';

/** What a delivery to a zone costs. */
export function PriceFields() {
  const { t } = useTranslation('zones');
  return (
    <FieldRow>
      <FormField name="feeCents" label={t('terms.fee')}>
        <MoneyInput />
      </FormField>
      <FormField name="freeAboveCents" label={t('terms.freeAbove')}>
        <MoneyInput />
      </FormField>
    </FieldRow>
  );
}

/** How long an order is on its way. */
export function WayFields() {
  const { t } = useTranslation('zones');
  return (
    <FieldRow>
      <FormField name="etaMin" label={t('terms.etaMin')}>
        <WholeNumberInput suffix={t('terms.minutes')} />
      </FormField>
      <FormField name="etaMax" label={t('terms.etaMax')}>
        <WholeNumberInput suffix={t('terms.minutes')} />
      </FormField>
    </FieldRow>
  );
}
