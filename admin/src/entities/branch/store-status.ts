import type { BranchStatusDto } from '@contracts/branches';
import { useBranch } from './branch';
import { concernsBranch, useLiveRefetch } from '../live/use-live-reading';
import { useApi } from '@shared/api/use-api';

/** Whether the branch that is worked on sells, and why not; everybody who asks shares one answer. */
export function useStoreStatus() {
  const branch = useBranch();
  const status = useApi<BranchStatusDto>(`/api/branches/${branch?.id ?? ''}/status`, {
    enabled: branch !== null,
  });
  return { ...status, branch };
}

/** Keeps the status true by what happens in the business; called once, by the shell. */
export function useStoreStatusUpdates(): void {
  const { branch, readAgain } = useStoreStatus();
  useLiveRefetch(readAgain, {
    types: ['store.changed', 'order.placed', 'order.changed', 'menu.changed'],
    everyMs: 700,
    concerns: concernsBranch(branch?.id),
  });
}
