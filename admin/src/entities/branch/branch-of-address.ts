import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { chooseBranch, useBranch, useBranches } from './branch';

/**
 * Keeps the header's branch and that of a page whose address names one the same: an address opened from elsewhere chooses
 * its branch, and choosing another branch goes to the same page of that one.
 */
export function useBranchOfAddress(id: string | undefined, pathOf: (id: string) => string) {
  const chosen = useBranch()?.id;
  const branch = useBranches().find((each) => each.id === id);
  const navigate = useNavigate();
  const arrived = useRef<string>();
  const known = branch?.id;
  const next = chosen === undefined ? undefined : pathOf(chosen);

  useEffect(() => {
    if (known === undefined) return;
    if (chosen === known) arrived.current = known;
    else if (arrived.current === known && next !== undefined) void navigate(next);
    else chooseBranch(known);
  }, [chosen, known, next, navigate]);
  return branch;
}
