import type { OwnBranchStatusDto } from '@contracts/branches';
import { useBranch } from './branch';
import { isAbout, useLiveReading } from '../live/use-live-reading';
import { useApi } from '@shared/api/use-api';

/** Whether the branch that is worked on sells, and why not; everybody who asks shares one answer. */
export function useStoreStatus() {
  const branch = useBranch();
  const status = useApi<OwnBranchStatusDto>(`/api/branches/${branch?.id ?? ''}/status`, {
    enabled: branch !== null,
  });
  return { ...status, branch };
}

/** Keeps the status true by what happens in the business; called once, by the shell. */
export function useStoreStatusUpdates(): void {
  const { branch, readAgain } = useStoreStatus();
  useLiveReading(readAgain, {
    types: [
      'store.changed',
      'order.placed',
      'order.acknowledged',
      'order.escalated',
      'order.changed',
      'menu.changed',
    ],
    everyMs: 700,
    concerns: isAbout(branch?.id),
  });
}

/** Orders that ring so long that every page is to ring for them: at which branch, how many, and which. */
export function useCalling() {
  const { data } = useStoreStatus();
  return { branchId: data?.branchId ?? '', count: data?.calling ?? 0, orderIds: data?.callingOrders ?? [] };
}

/** How many orders nobody has taken note of yet. */
export function useRinging(): number {
  return useStoreStatus().data?.ringing ?? 0;
}
