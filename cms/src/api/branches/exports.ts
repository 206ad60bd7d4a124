export { branchNames, branchSummaries, unknownBranches } from './store/branches';
