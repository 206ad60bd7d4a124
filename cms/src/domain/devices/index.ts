export {
  DEVICE_PROBLEMS,
  deviceProblems,
  isThere,
  MISSED_DAYS,
  wouldRing,
  type DeviceFacts,
  type DeviceProblem,
} from './roll-call';
