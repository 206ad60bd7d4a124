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
export { LONGEST_TOLD_AGO_MS } from './told-ago';
