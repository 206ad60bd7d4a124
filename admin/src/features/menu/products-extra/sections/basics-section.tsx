import { useTranslation } from 'react-i18next';
import type { SectionProps } from './section-props';
import { ON_OFF, StateField } from '../../rows/state-field';
import { FieldPlace, FieldRow, FormSection } from '@shared/form/form-section';
import { TextField } from '@shared/ui/inputs';

/** What customers and what the house call it, and whether it is offered. */
export function BasicsSection({ form, fresh }: SectionProps & { fresh: boolean }) {
  const { t } = useTranslation('menu');
  const { values, set, error } = form;
  return (
    <FormSection title={t('extraGroups.sections.basics')}>
      <FieldRow>
        <FieldPlace name="name">
          <TextField
            label={t('extraGroups.fields.name')}
            required
            maxLength={40}
            autoFocus={fresh}
            hint={t('extraGroups.nameHint')}
            value={values.name}
            onChange={(name) => set('name', name)}
            error={error('name')}
          />
        </FieldPlace>
        <FieldPlace name="internalName">
          <TextField
            label={t('extraGroups.fields.internalName')}
            optional
            maxLength={40}
            hint={t('groups.internalNameHint')}
            value={values.internalName ?? ''}
            onChange={(name) => set('internalName', name === '' ? null : name)}
            error={error('internalName')}
          />
        </FieldPlace>
      </FieldRow>
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
