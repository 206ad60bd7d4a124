import { MEMBER_SORTS, type LoyaltyMembersDto } from '@contracts/loyalty';
import type { CrudSort } from '@refinedev/core';
import { useLoyaltyRefetch } from '../use-loyalty-refetch';
import { useApi } from '@shared/api/use-api';
import { useListParams } from '@shared/table/use-list-params';

export const PAGE_SIZE = 25;
export const HAS = ['BALANCE', 'PENDING', 'DEBT'] as const;

/** The members of a program as the address asks for them: search, filter, sort and page. */
export function useMembers(programId: string) {
  const { params, change } = useListParams();
  const search = params.get('q') ?? '';
  const has = HAS.find((each) => each === params.get('has'));
  const sort = MEMBER_SORTS.find((each) => each === params.get('sort')) ?? 'available';
  const order = params.get('order') === 'asc' ? 'asc' : 'desc';
  const page = Math.max(1, Math.floor(Number(params.get('page'))) || 1);
  const answer = useApi<LoyaltyMembersDto>('/api/loyalty-accounts', {
    query: { programId, q: search || undefined, has, sort, order, page, pageSize: PAGE_SIZE },
    keepPrevious: true,
  });
  useLoyaltyRefetch(answer.readAgain);
  return {
    ...answer,
    params,
    change,
    search,
    has,
    page,
    sorters: [{ field: sort, order }] satisfies CrudSort[],
    isNarrowed: search !== '' || has !== undefined,
  };
}
