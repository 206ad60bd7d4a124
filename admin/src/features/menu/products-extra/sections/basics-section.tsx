import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { SectionProps } from '../extra-group-values';
import { NameFields } from '../../groups/name-fields';
import { ON_OFF, StateField } from '../../rows/state-field';
import { FormField } from '@shared/form/form-field';
import { FormSection } from '@shared/form/form-section';

/** What customers and what the house call it, and whether it is offered. */
export function BasicsSection({ form, fresh }: SectionProps & { fresh: boolean }) {
  const { t } = useTranslation('menu');
  return (
    <FormSection title={t('extraGroups.sections.basics')}>
      <NameFields words="extraGroups" fresh={fresh} />
      <FormField name="description" hint={t('extraGroups.descriptionHint')}>
        <Input />
      </FormField>
      <StateField part="extraGroups" states={ON_OFF} state={form.values.state} />
    </FormSection>
  );
}
