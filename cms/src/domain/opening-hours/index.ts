export { exceptionOn } from './exceptions';
export type { ClockPeriod, HoursException, OpeningHours, Period } from './hours';
export { openAt } from './open-at';
export { validateException, validatePeriods, type HoursProblem, type HoursProblemCode } from './validate';
