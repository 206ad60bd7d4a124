import type { BranchDto } from '@contracts/branches';
import type { StoreMenuDto } from '@contracts/storefront';
import { useApi } from '@shared/api/use-api';

/** The menu of a branch as it is sold today; undefined until it is there. */
export function useStoreMenu(branchId: string): StoreMenuDto | undefined {
  const branch = useApi<BranchDto>(`/api/branches/${branchId}`);
  const slug = branch.data?.slug;
  return useApi<StoreMenuDto>(`/api/store/${slug ?? ''}/menu`, { enabled: slug !== undefined }).data;
}
