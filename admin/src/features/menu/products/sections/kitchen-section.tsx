import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { FieldRow } from '@shared/form/field-row';
import { FormField } from '@shared/form/form-field';
import { FormSection } from '@shared/form/form-section';
import { WholeNumberInput } from '@shared/form/whole-number-input';

/** How the kitchen knows it and how long it takes. */
export function KitchenSection() {
  const { t } = useTranslation('menu');
  return (
    <FormSection title={t('product.sections.kitchen')}>
      <FieldRow>
        <FormField name="kitchenName" hint={t('product.kitchenNameHint')}>
          <Input />
        </FormField>
        <FormField name="station" hint={t('product.stationHint')}>
          <Input />
        </FormField>
      </FieldRow>
      <FieldRow>
        <FormField name="preparationMin" hint={t('product.preparationHint')}>
          <WholeNumberInput suffix={t('minutes')} />
        </FormField>
      </FieldRow>
    </FormSection>
  );
}
