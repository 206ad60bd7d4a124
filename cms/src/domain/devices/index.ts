export {
  DEVICE_PROBLEMS,
  deviceProblems,
  isOnline,
  MISSED_DAYS,
  ringsForNew,
  showsOrders,
  isAudible,
  type DeviceFacts,
  type DeviceProblem,
} from './roll-call';
export { MAX_REPORT_AGE_MS } from './report-age';
