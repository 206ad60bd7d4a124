import { useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useBranch, useBranches, viewBranch } from './branch';

/**
 * Shows the branch that a page's address names, for as long as the page is open. The branch that is worked on stays what
 * it is. Choosing another branch in the header goes to the same page of that one.
 */
export function useBranchOfAddress(id: string | undefined, pathOf: (id: string) => string) {
  const branch = useBranches().find((each) => each.id === id);
  const chosen = useBranch()?.id;
  const navigate = useNavigate();
  useViewedBranch(branch?.id, () => {
    if (chosen !== undefined) void navigate(pathOf(chosen));
  });
  return branch;
}

/**
 * Shows a branch for as long as the page is open.
 *
 * @param id undefined while it is not known
 * @param onOther called when the person chooses another branch in the header
 */
export function useViewedBranch(id: string | undefined, onOther: () => void): void {
  const shown = useBranch()?.id;
  const arrived = useRef<string>();
  useLayoutEffect(() => {
    if (id === undefined) return;
    if (shown === id) arrived.current = id;
    else if (arrived.current === id) onOther();
    else viewBranch(id);
  });
  useLayoutEffect(() => () => viewBranch(null), []);
}
