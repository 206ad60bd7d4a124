export { daysOfHours, type DayOfHours } from './days';
export { exceptionOn } from './exceptions';
export { explainOpen, type OpenRule } from './explain';
export type { ClockPeriod, HoursException, HoursService, OpeningHours, Period } from './hours';
export { openAt } from './open-at';
export {
  MIN_PERIOD_MINUTES,
  PERIODS_A_DAY,
  validateException,
  validatePeriods,
  type ExceptionProblemCode,
  type HoursProblem,
} from './validate';
export { specialDays, usualWeek, type DayOfWeek, type SpecialDay } from './week';
