import { useTranslation } from 'react-i18next';
import { useBranches } from './branch';
import { ChoiceInput, type ChoiceInputProps } from '@shared/ui/choice-input';

/** One of the branches that the person reaches. */
export function BranchPicker(props: Omit<ChoiceInputProps, 'options' | 'placeholder'>) {
  const { t } = useTranslation('store');
  const options = useBranches().map(({ id, name }) => ({ value: id, label: name }));
  return <ChoiceInput placeholder={t('chooseBranch')} options={options} {...props} />;
}
