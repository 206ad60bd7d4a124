import { useOne } from '@refinedev/core';
import { useNavigate, useParams } from 'react-router';
import type { MenuResource, MenuRow } from './menu-rows';
import { useViewedBranch } from '@entities/branch/branch-of-address';
import { useLiveEvents } from '@entities/live/live';
import type { ApiError } from '@shared/api/error';

/** The row that the address names. */
export function useMenuRecord<Row extends MenuRow>(resource: MenuResource) {
  const { id } = useParams();
  const { query, result } = useOne<Row, ApiError>({
    resource,
    id,
    liveMode: 'off',
    errorNotification: false,
    // A form begins with what is stored now, not with what a list showed a while ago.
    queryOptions: { staleTime: 0, refetchOnWindowFocus: false },
  });
  useLiveEvents(['menu.changed'], (event) => {
    if (event === null || event.id === id) void query.refetch();
  });
  return { row: result, error: query.data ? null : query.error, retry: () => void query.refetch() };
}

/**
 * Shows the branch of a row for as long as its page is open; choosing another branch in the header leaves for that
 * branch's list.
 */
export function useBranchOfRecord(row: Pick<MenuRow, 'branchId'> | undefined, list: string): void {
  const navigate = useNavigate();
  useViewedBranch(row?.branchId, () => void navigate(list));
}
