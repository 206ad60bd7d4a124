/** Milliseconds. A day by the clock of a place may be an hour shorter or longer. */
export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Seconds, which limits of tries, ages of sessions and `max-age` are told in. */
export const MINUTE_SEC = 60;
export const HOUR_SEC = 60 * MINUTE_SEC;
export const DAY_SEC = 24 * HOUR_SEC;

/** The minutes of a day by the clock on the wall, from 00:00 to 24:00. */
export const DAY_MIN = DAY_SEC / MINUTE_SEC;
