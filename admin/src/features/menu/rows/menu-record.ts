import { useOne } from '@refinedev/core';
import { useEffect, useRef } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { MenuResource, MenuRow } from './menu-rows';
import { chooseBranch, useBranch } from '@entities/branch/branch';
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
 * Keeps the header's branch and the row's the same: an address opened from elsewhere chooses the branch, and choosing
 * another branch leaves for that branch's list.
 */
export function useBranchOfRecord(row: Pick<MenuRow, 'branchId'> | undefined, list: string): void {
  const branch = useBranch();
  const navigate = useNavigate();
  const arrived = useRef(false);
  const branchId = branch?.id;
  const rowBranchId = row?.branchId;

  useEffect(() => {
    if (rowBranchId === undefined) return;
    if (branchId === rowBranchId) arrived.current = true;
    else if (arrived.current) void navigate(list);
    else chooseBranch(rowBranchId);
  }, [branchId, rowBranchId, list, navigate]);
}
