/* What other contexts use of branches beside the use-cases. */
export { branchNames, branchSummaries, lockBranch, unknownBranches } from './store/branches';
export { numberPrefixes, settingsOf } from './store/settings';
export { forgetOldRefusals } from './store/refusals';
