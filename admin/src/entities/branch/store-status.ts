import type { BranchStatusDto } from '@contracts/branches';
import { useBranch } from './branch';
import { useLiveEvents } from '../live/live';
import { useApi } from '@shared/api/use-api';
import { useThrottled } from '@shared/state/use-throttled';

/** Whether a branch sells and why not; everybody who asks shares one answer. */
export function useStoreStatusOf(branchId: string | undefined) {
  return useApi<BranchStatusDto>(`/api/branches/${branchId ?? ''}/status`, {
    enabled: branchId !== undefined,
  });
}

/** The same for the branch that is worked on. */
export function useStoreStatus() {
  const branch = useBranch();
  return { ...useStoreStatusOf(branch?.id), branch };
}

/** Keeps a branch's status true by what happens in the business; once for each branch that is shown, none for undefined. */
export function useStoreStatusUpdates(branchId: string | undefined): void {
  const { refetch } = useStoreStatusOf(branchId);
  const soon = useThrottled(refetch, 700);
  useLiveEvents(
    ['store.changed', 'order.placed', 'order.acknowledged', 'order.changed', 'menu.changed'],
    (event) => {
      if (branchId === undefined) return;
      if (event === null || event.branchId === null || event.branchId === branchId) soon();
    },
  );
}

/** How many orders nobody has taken note of yet. */
export function useRinging(): number {
  return useStoreStatus().data?.ringing ?? 0;
}
