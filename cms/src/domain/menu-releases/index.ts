export * from './release';
export { RELEASE_ACTIONS, RELEASE_TRANSITIONS, stateAfter, type ReleaseAction } from './life-cycle';
export { fieldsToWrite, layOver } from './lay-over';
export { sameParts } from './parts';
export { sameValue } from './same-value';
export { takeBack } from './take-back';
