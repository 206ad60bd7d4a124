import { useTranslation } from 'react-i18next';
import type { SectionProps } from './section-props';
import { FieldPlace, FieldRow } from '@shared/form/field-place';
import { FormSection } from '@shared/form/form-section';
import { NumberField, TextField } from '@shared/ui/inputs';

/** How the kitchen knows it and how long it takes. */
export function KitchenSection({ form }: SectionProps) {
  const { t } = useTranslation('menu');
  const { values, set, error } = form;
  return (
    <FormSection title={t('product.sections.kitchen')}>
      <FieldRow>
        <FieldPlace name="kitchenName">
          <TextField
            label={t('product.fields.kitchenName')}
            optional
            maxLength={30}
            hint={t('product.kitchenNameHint')}
            value={values.kitchenName ?? ''}
            onChange={(text) => set('kitchenName', text || null)}
            error={error('kitchenName')}
          />
        </FieldPlace>
        <FieldPlace name="station">
          <TextField
            label={t('product.fields.station')}
            optional
            maxLength={40}
            hint={t('product.stationHint')}
            value={values.station ?? ''}
            onChange={(text) => set('station', text || null)}
            error={error('station')}
          />
        </FieldPlace>
      </FieldRow>
      <FieldRow>
        <FieldPlace name="preparationMin">
          <NumberField
            label={t('product.fields.preparationMin')}
            optional
            max={180}
            unit={t('minutes')}
            hint={t('product.preparationHint')}
            value={values.preparationMin}
            onChange={(minutes) => set('preparationMin', minutes)}
            error={error('preparationMin')}
          />
        </FieldPlace>
      </FieldRow>
    </FormSection>
  );
}
