import { Select, type SelectProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { useBranches } from './branch';

/** One of the branches that the person reaches. */
export function BranchPicker(props: Omit<SelectProps<string>, 'options' | 'placeholder'>) {
  const { t } = useTranslation('store');
  const options = useBranches().map(({ id, name }) => ({ value: id, label: name }));
  return <Select placeholder={t('chooseBranch')} options={options} {...props} />;
}
