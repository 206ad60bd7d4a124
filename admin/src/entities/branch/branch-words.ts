import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useBranches } from './branch';

/** The branches of a person by their names; those the reader does not reach are only counted. */
export function useBranchWords(): (branchIds: readonly string[]) => string {
  const { t, i18n } = useTranslation('branch');
  const branches = useBranches();
  return useCallback(
    (branchIds) => {
      if (branchIds.length === 0) return t('everyBranch');
      const names = branches.filter(({ id }) => branchIds.includes(id)).map(({ name }) => name);
      const others = branchIds.length - names.length;
      const all = others > 0 ? [...names, t('otherBranches', { count: others })] : names;
      return new Intl.ListFormat(i18n.language).format(all);
    },
    [t, i18n.language, branches],
  );
}
