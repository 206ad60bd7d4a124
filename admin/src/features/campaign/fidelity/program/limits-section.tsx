import { useTranslation } from 'react-i18next';
import { useBranches } from '@entities/branch/branch';
import { ResourceMultiSelect } from '@entities/record/resource-select';
import { FormField } from '@shared/form/form-field';
import { FormSection } from '@shared/form/form-section';
import { WholeNumberInput } from '@shared/form/whole-number-input';

/** How long what is earned counts, and where it is earned. */
export function LimitsSection() {
  const { t } = useTranslation('loyalty');
  const hasBranches = useBranches().length > 1;
  return (
    <FormSection title={t('sections.rules')}>
      <FormField name="expireDays" hint={t('hints.expireDays')} optional>
        <WholeNumberInput />
      </FormField>
      {hasBranches && (
        <FormField name="branchIds" hint={t('hints.branchIds')} optional>
          <ResourceMultiSelect resource="branches" />
        </FormField>
      )}
    </FormSection>
  );
}
