import { Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { BranchesField } from './branches-field';
import { useBranches } from '@entities/branch/branch';
import { ResourceSelect } from '@entities/record/resource-select';
import { useHasPermission } from '@entities/session/access';
import { FormField } from '@shared/form/form-field';
import { FormSection } from '@shared/form/form-section';
import { WholeNumberInput } from '@shared/form/whole-number-input';

const SWITCHES = ['autoApply', 'combinable', 'personalOnly'] as const;

/** Where the coupon counts, how it is found, and what it counts beside. */
export function ScopeSection() {
  const { t } = useTranslation('coupons');
  const hasBranches = useBranches().length > 1;
  const maySeeSellers = useHasPermission('seller.view');
  return (
    <FormSection title={t('sections.scope')}>
      {hasBranches && <BranchesField />}
      {SWITCHES.map((name) => (
        <FormField key={name} name={name} valuePropName="checked" hint={t(`hints.${name}`)}>
          <Switch />
        </FormField>
      ))}
      <FormField name="priority" hint={t('hints.priority')}>
        <WholeNumberInput />
      </FormField>
      {maySeeSellers && (
        <FormField name="sellerId" hint={t('hints.sellerId')} optional>
          <ResourceSelect resource="sellers" allowClear placeholder={t('noSeller')} />
        </FormField>
      )}
    </FormSection>
  );
}
