import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { useBranches } from '@entities/branch/branch';
import { FormGroup } from '@shared/form/form-field';
import { CheckboxGroup } from '@shared/ui/checkbox-group';

/** The branches at which the coupon counts; none chosen means all, also those to come. */
export function BranchesField() {
  const { t } = useTranslation('coupons');
  return (
    <FormGroup name="branchIds" hint={t('hints.branchIds')}>
      <Form.Item name="branchIds" noStyle>
        <BranchBoxes />
      </Form.Item>
    </FormGroup>
  );
}

interface BranchBoxesProps {
  id?: string;
  value?: string[];
  onChange?: (branchIds: string[]) => void;
}

function BranchBoxes({ id, value = [], onChange }: BranchBoxesProps) {
  const branches = useBranches();
  const isReached = (branchId: string) => branches.some((branch) => branch.id === branchId);
  return (
    <CheckboxGroup
      id={id}
      options={branches.map((branch) => ({ value: branch.id, label: branch.name }))}
      value={value}
      // Branches that the person does not reach stay as they are.
      onChange={(next) => onChange?.([...value.filter((branchId) => !isReached(branchId)), ...next])}
    />
  );
}
