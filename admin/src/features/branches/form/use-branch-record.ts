import { useOne } from '@refinedev/core';
import type { BranchDto } from '@contracts/branches';
import { useParams } from 'react-router';
import { useLiveEvents } from '@entities/live/live';
import type { ApiError } from '@shared/api/error';

/** The branch that the address names. */
export function useBranchRecord() {
  const { id } = useParams();
  const { query, result } = useOne<BranchDto, ApiError>({
    resource: 'branches',
    id,
    liveMode: 'off',
    errorNotification: false,
    // A form begins with what is stored now, not with what a list showed a while ago.
    queryOptions: { staleTime: 0, refetchOnWindowFocus: false },
  });
  useLiveEvents(['store.changed'], (event) => {
    if (event === null || event.id === id) void query.refetch();
  });
  return { branch: result, error: query.data ? null : query.error, retry: () => void query.refetch() };
}
