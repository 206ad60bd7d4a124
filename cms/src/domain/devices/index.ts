export {
  DEVICE_PROBLEMS,
  deviceProblems,
  isThere,
  MISSED_DAYS,
  ringsForNew,
  wouldBeHeard,
  type DeviceFacts,
  type DeviceProblem,
} from './roll-call';
