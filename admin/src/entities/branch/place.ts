import { useBranch } from './branch';

/** Where a place of the menu stands that shows one branch in its address: at the branch that is worked on. */
export const placeAt = (path: string, branchId: string | undefined): string =>
  path.replace(':id', encodeURIComponent(branchId ?? 'none'));

/** The same for the branch of the header. */
export function usePlaceAt() {
  const branchId = useBranch()?.id;
  return (path = '/dashboard') => placeAt(path, branchId);
}
