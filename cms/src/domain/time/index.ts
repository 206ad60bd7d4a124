export { businessDay, businessDayAnywhere, businessDayBounds } from './business-day';
export { isClock, minutesOf, windowStartDay } from './clock';
export { addDays, daysBetween, isDay, weekdayOf, type Weekday } from './day';
export { instantOf, localTime, type LocalTime } from './local';
export { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from './units';
export { isTimeZone, offsetChange } from './zone';
