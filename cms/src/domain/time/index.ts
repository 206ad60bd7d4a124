export { businessDay, businessDayBounds } from './business-day';
export { isClock, minutesOf, windowBegan } from './clock';
export { addDays, DAY_MS, daysBetween, isDay, weekdayOf, type Weekday } from './day';
export { instantOf, localTime, type LocalTime } from './local';
export { isTimeZone, offsetChange } from './zone';
