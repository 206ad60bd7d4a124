import type { UnheardDto } from '@contracts/branches';
import { useBranches, useBranchScope } from './branch';
import { useLiveRefetch } from '../live/use-live-reading';
import { useApi } from '@shared/api/use-api';

const NOWHERE: readonly UnheardDto[] = [];

function useReading(wanted = true) {
  return useApi<UnheardDto[]>('/api/branches/unheard', { enabled: useBranches().length > 0 && wanted });
}

/** Keeps what rings true by what happens in the business; called once, by the shell. */
export function useUnheardUpdates(): void {
  const { readAgain } = useReading();
  useLiveRefetch(readAgain, {
    types: ['order.placed', 'order.acknowledged', 'order.escalated', 'order.changed'],
    everyMs: 700,
  });
}

/** Reads anew what rings, where that is `wanted`; settled once it is done. */
export const useReadUnheard = (wanted: boolean) => useReading(wanted).readAgain;

/** The branches at which orders ring so long that every page is to ring for them, of all that the person looks after. */
export function useCalling(): UnheardDto[] {
  return (useReading().data ?? NOWHERE).filter(({ calling }) => calling > 0);
}

/** Whether a branch of theirs would have every page ring. */
export function useCallsEverywhere(): boolean {
  return (useReading().data ?? NOWHERE).some(({ callsEverywhere }) => callsEverywhere);
}

/** The branches at which others than these orders call. */
export function withoutCalls(
  branches: readonly UnheardDto[],
  isLeftOut: (orderId: string) => boolean,
): UnheardDto[] {
  return branches
    .map((branch) => {
      const callingOrders = branch.callingOrders.filter((id) => !isLeftOut(id));
      const fewer = branch.callingOrders.length - callingOrders.length;
      return { ...branch, callingOrders, calling: branch.calling - fewer };
    })
    .filter(({ calling }) => calling > 0);
}

/** How many orders nobody has taken note of yet, or were missed and not acknowledged, where the board is opened. */
export function useRinging(): number {
  const scope = useBranchScope();
  return (useReading().data ?? NOWHERE)
    .filter(({ branchId }) => scope === null || branchId === scope.id)
    .reduce((sum, { ringing, missed }) => sum + ringing + missed, 0);
}
