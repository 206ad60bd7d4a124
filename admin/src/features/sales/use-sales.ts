import type { SalesDto } from '@contracts/sales';
import { businessDay, MINUTE_MS } from '@domain/time';
import { comparisonOf, periodOf, presetOf } from './sales-period';
import { useBranch, useBranchScope } from '@entities/branch/branch';
import { useLiveRefetch } from '@entities/live/use-live-reading';
import { useApi } from '@shared/api/use-api';
import { useNow } from '@shared/state/use-now';
import { useListParams } from '@shared/table/use-list-params';

const REFETCH_MS = 5000;

/** The sales that the address and the chosen branch describe. */
export function useSales() {
  const { params, change } = useListParams();
  const branch = useBranch();
  const scope = useBranchScope();
  const { timezone = 'UTC', closeoutTime = '04:00' } = branch ?? {};
  const today = businessDay(new Date(useNow()), timezone, closeoutTime);
  const period = periodOf(params, today);
  const compare = comparisonOf(params, period);
  const query = { branch: scope?.id ?? 'all', ...period };
  const answer = useApi<SalesDto>('/api/sales', {
    query: { ...query, compare },
    enabled: branch !== null,
    keepPrevious: true,
    againAfterMs: MINUTE_MS,
  });
  useLiveRefetch(answer.readAgain, { types: ['order.placed', 'order.changed'], everyMs: REFETCH_MS });
  return {
    ...answer,
    query,
    params,
    change,
    today,
    period,
    compare,
    preset: presetOf(params),
    branch,
    scope,
  };
}

export type Sales = ReturnType<typeof useSales>;
