/* What other contexts use of branches beside the use-cases. */
export {
  branchInUse,
  branchNames,
  branchPlaces,
  branchSummaries,
  lockBranch,
  openBranchIds,
  unknownBranches,
} from './store/branches';
export { deleteOldSigns } from './store/boards';
export { numberPrefixes, settingsOf } from './store/settings';
export { deleteOldRefusals } from './store/refusals';
