import { useQueries } from '@tanstack/react-query';
import type { BranchSettingsDto } from '@contracts/branch-settings';
import { useBranches } from '@entities/branch/branch';
import { settingsPath } from '@entities/branch/branch-settings';
import type { BranchSummary } from '@entities/session/session-types';
import { request } from '@shared/api/request';

interface OtherBranch {
  branch: BranchSummary;
  /** Undefined until it is known. */
  stored: BranchSettingsDto | undefined;
}

/** The other branches that the person reaches, each with its settings as they are now. */
export function useOtherSettings(branchId: string): { others: OtherBranch[]; error: Error | null } {
  const branches = useBranches().filter(({ id }) => id !== branchId);
  const queries = useQueries({
    queries: branches.map(({ id }) => ({
      queryKey: ['branch-settings', 'apply', id],
      queryFn: () => request<BranchSettingsDto>('GET', settingsPath(id)),
      // What is confirmed has to be what is there.
      gcTime: 0,
      staleTime: 0,
    })),
  });
  return {
    others: branches.map((branch, index) => ({ branch, stored: queries[index]?.data })),
    error: queries.find(({ error }) => error)?.error ?? null,
  };
}
