import { useTranslation } from 'react-i18next';
import type { SectionProps } from './section-props';
import { FieldPlace, FieldRow, FormSection, GroupField } from '@shared/form/form-section';
import { TextField } from '@shared/ui/inputs';
import { SegmentedControl } from '@shared/ui/switch';

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
            hint={t('extraGroups.internalNameHint')}
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
      <FieldPlace name="state">
        <GroupField legend={t('extraGroups.fields.state')} hint={t(`extraGroups.stateHint.${values.state}`)}>
          <div>
            <SegmentedControl
              label={t('extraGroups.fields.state')}
              value={values.state}
              onChange={(state) => set('state', state)}
              options={(['ACTIVE', 'PAUSED'] as const).map((state) => ({
                value: state,
                label: t(`states.${state}`),
              }))}
            />
          </div>
        </GroupField>
      </FieldPlace>
    </FormSection>
  );
}
