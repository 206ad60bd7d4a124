export * from './release';
export { RELEASE_ACTIONS, RELEASE_TRANSITIONS, stateAfter, type ReleaseAction } from './life-cycle';
export { fieldsToWrite, applyRelease, stagedTogether } from './apply-release';
export { holdsParts, sameParts } from './parts';
export { rollBackRow } from './roll-back';
