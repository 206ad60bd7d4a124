/* What other contexts use of branches beside the use-cases. */
export { branchNames, branchSummaries, unknownBranches } from './store/branches';
export { forgetOldRefusals } from './store/refusals';
