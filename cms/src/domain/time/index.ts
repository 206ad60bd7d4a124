export { businessDay, businessDayAnywhere, businessDayBounds } from './business-day';
export { isClock, minutesOf, windowStartDay } from './clock';
export { addDays, daysBetween, isDay, weekdayOf, type Weekday } from './day';
export { instantOf, localTime, type LocalTime } from './local';
export { DAY_MIN, DAY_MS, DAY_SEC, HOUR_MS, HOUR_SEC, MINUTE_MS, MINUTE_SEC, SECOND_MS } from './units';
export { isTimeZone, offsetChange } from './zone';
