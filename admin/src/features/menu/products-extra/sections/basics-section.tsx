import { useTranslation } from 'react-i18next';
import type { SectionProps } from './section-props';
import { NameFields } from '../../groups/name-fields';
import { ON_OFF, StateField } from '../../rows/state-field';
import { FieldPlace } from '@shared/form/field-place';
import { FormSection } from '@shared/form/form-section';
import { TextField } from '@shared/ui/inputs';

/** What customers and what the house call it, and whether it is offered. */
export function BasicsSection({ form, fresh }: SectionProps & { fresh: boolean }) {
  const { t } = useTranslation('menu');
  const { values, set, error } = form;
  return (
    <FormSection title={t('extraGroups.sections.basics')}>
      <NameFields form={form} words="extraGroups" fresh={fresh} />
      <FieldPlace name="description">
        <TextField
          label={t('extraGroups.fields.description')}
          optional
          maxLength={120}
          hint={t('extraGroups.descriptionHint')}
          value={values.description}
          onChange={(description) => set('description', description)}
          error={error('description')}
        />
      </FieldPlace>
      <StateField
        part="extraGroups"
        states={ON_OFF}
        value={values.state}
        onChange={(state) => set('state', state)}
      />
    </FormSection>
  );
}
