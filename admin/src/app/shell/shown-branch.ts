import { useLocation } from 'react-router';
import { featureAt } from '../routes/menu';
import { useBranch, useBranches, useBranchScope } from '@entities/branch/branch';

/** Which branch the page shows, null for all of them, and whether the page can show all. */
export function useShownBranch() {
  const { pathname } = useLocation();
  const several = useBranches().length > 1;
  const one = useBranch();
  const scope = useBranchScope();
  const allOffered = several && featureAt(pathname)?.scope === 'business';
  return { shown: allOffered ? scope : one, allOffered };
}
