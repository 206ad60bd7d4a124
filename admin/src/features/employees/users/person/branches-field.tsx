import { Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBranches } from '@entities/branch/branch';
import { FormGroup } from '@shared/form/form-field';
import { CheckboxGroup } from '@shared/ui/checkbox-group';

interface BranchesFieldProps {
  /** Empty for every branch; null while it is still asked. */
  value: readonly string[] | null;
  onChange: (branchIds: string[]) => void;
  /** Whoever works at some branches alone cannot send somebody to all of them. */
  mayChooseAll: boolean;
}

/** The field for every branch, today's and those to come, or some that are named. */
export function BranchesField({ value: chosen, onChange, mayChooseAll }: BranchesFieldProps) {
  const { t } = useTranslation(['team', 'branch']);
  const branches = useBranches();
  const value = chosen ?? [];
  const [some, setSome] = useState(value.length > 0 || !mayChooseAll);
  const shown = some || value.length > 0;
  const asked = chosen === null && !shown;
  return (
    <FormGroup name="branchIds" hint={asked ? undefined : t(shown ? 'form.branchesHint' : 'form.everyHint')}>
      {mayChooseAll && (
        <div>
          <Segmented
            aria-label={t('form.branches')}
            value={asked ? null : shown ? 'some' : 'all'}
            onChange={(next) => {
              setSome(next === 'some');
              onChange(next === 'some' ? branches.slice(0, 1).map(({ id }) => id) : []);
            }}
            options={[
              { value: 'all', label: t('branch:everyBranch') },
              { value: 'some', label: t('form.someBranches') },
            ]}
          />
        </div>
      )}
      {shown && (
        <CheckboxGroup
          options={branches.map(({ id, name }) => ({ value: id, label: name }))}
          value={value}
          // Branches that are out of sight stay as they are.
          onChange={(next) =>
            onChange([...value.filter((id) => branches.every((branch) => branch.id !== id)), ...next])
          }
        />
      )}
    </FormGroup>
  );
}
