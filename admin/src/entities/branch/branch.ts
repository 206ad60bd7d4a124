import type { BranchSummary } from '@contracts/session';
import { useSession } from '../session/session';
import { useMemo } from 'react';
import { createStore } from '@shared/state/store';

const KEY = 'comanda.branch';
export const ALL_BRANCHES = 'all';

function saved(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

const chosen = createStore<string | null>(saved());
/** Kept beside the choice, so that screens of one branch know which after "all" was chosen. */
const lastOne = createStore<string | null>(null);

/** The branch of the page that is open, where its address names another than the one that is worked on. */
const viewed = createStore<string | null>(null);

/**
 * Shows a page of another branch without changing the one that is worked on: boards and alarms stay where they are.
 * Null ends it.
 */
export const viewBranch = (id: string | null): void => viewed.set(id);

/** Chooses the branch that is worked on: `ALL_BRANCHES` or the id of one. */
export function chooseBranch(id: string): void {
  viewed.set(null);
  const before = chosen.get();
  if (id === ALL_BRANCHES && before !== ALL_BRANCHES) lastOne.set(before);
  chosen.set(id);
  try {
    localStorage.setItem(KEY, id);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

const visible = (branches: BranchSummary[]) => branches.filter((branch) => branch.state !== 'ARCHIVED');

function pick(branches: BranchSummary[], choice: string | null, before: string | null): BranchSummary | null {
  const wanted = choice === ALL_BRANCHES ? before : choice;
  return branches.find(({ id }) => id === wanted) ?? branches[0] ?? null;
}

export function useBranches(): BranchSummary[] {
  const { branches } = useSession();
  return useMemo(() => visible(branches), [branches]);
}

/** The one branch that is worked on; null only for a business that has none yet. */
function useWorkingBranch(): BranchSummary | null {
  return pick(useBranches(), chosen.use(), lastOne.use());
}

/** The branch that the page shows: the one that its address names, else the one that is worked on. */
export function useBranch(): BranchSummary | null {
  const working = useWorkingBranch();
  const id = viewed.use();
  return useBranches().find((branch) => branch.id === id) ?? working;
}

/** The branch of a page that is drawn for one only, as those of features with `scope: 'branch'` are. */
export function usePageBranch(): BranchSummary {
  const branch = useBranch();
  if (!branch) throw new Error('A page of one branch was drawn without any');
  return branch;
}

/** The branch whose figures are looked at, or null for all of them together. */
export function useBranchScope(): BranchSummary | null {
  const branch = useWorkingBranch();
  const several = useBranches().length > 1;
  const all = chosen.use() === ALL_BRANCHES && several;
  return all ? null : branch;
}

/** By their id, the branches whose orders stand together; null where those of one stand alone. */
export function useBranchesTogether(): ReadonlyMap<string, BranchSummary> | null {
  const branches = useBranches();
  const several = useBranchScope() === null && branches.length > 1;
  return useMemo(
    () => (several ? new Map(branches.map((branch) => [branch.id, branch])) : null),
    [several, branches],
  );
}
