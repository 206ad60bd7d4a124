import { useCallback } from 'react';
import { useBranches } from '@entities/branch/branch';

/** Tells products and categories of the same name apart by their branch, where there are several. */
export function useItemLabel(): (row: { name: string; branchId?: unknown }) => string {
  const branches = useBranches();
  return useCallback(
    ({ name, branchId }) => {
      const branch = branches.length > 1 && branches.find(({ id }) => id === branchId);
      return branch ? `${name} · ${branch.name}` : name;
    },
    [branches],
  );
}
