export { exceptionOn } from './exceptions';
export type { ClockPeriod, HoursException, HoursService, OpeningHours, Period } from './hours';
export { openAt, type OpenState } from './open-at';
export {
  validateException,
  validatePeriods,
  type ExceptionProblemCode,
  type HoursProblem,
  type HoursProblemCode,
} from './validate';
