import dayjs, { type Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import utc from 'dayjs/plugin/utc';
import { instantOf, localTime } from '@domain/time';
import type { Locale } from '@domain/country/locale';
import { dateFormat } from '@domain/format';

/*
 * What a picker shows and takes: a day and a time as a clock on the wall has them, in no zone. Kept as UTC, in which every
 * time of every day exists; in the browser's own zone an hour of a night in spring would be missing.
 */
dayjs.extend(utc);
dayjs.extend(customParseFormat);

const MINUTES_AN_HOUR = 60;

export const wallDay = (day: string): Dayjs => dayjs.utc(day);
export const dayOn = (wall: Dayjs): string => wall.format('YYYY-MM-DD');

/** What the branch's clock shows at an instant. */
export function wallClock(instant: string | Date, timeZone: string): Dayjs {
  const { day, minutes } = localTime(new Date(instant), timeZone);
  return dayjs.utc(day).add(minutes, 'minute');
}

/** The instant at which the branch's clock shows it. */
export const instantAt = (wall: Dayjs, timeZone: string): string =>
  instantOf(dayOn(wall), wall.hour() * MINUTES_AN_HOUR + wall.minute(), timeZone).toISOString();

/** A whole day or time as somebody typed it, or null. */
export function parseWall(text: string, formats: readonly string[]): Dayjs | null {
  const typed = text.trim().toUpperCase();
  return formats.map((format) => dayjs.utc(typed, format, true)).find((wall) => wall.isValid()) ?? null;
}

const PARTS: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = { day: 'DD', month: 'MM', year: 'YYYY' };

/**
 * How a business writes a day, with or without a time, in dayjs's letters: first as it is shown, then what may be typed as
 * well. None may be the beginning of another, as a picker takes the text as soon as it is whole.
 */
export function wallFormats({ numbers, hourCycle }: Locale, withTime: boolean): string[] {
  const parts = dateFormat(numbers, { day: '2-digit', month: '2-digit', year: 'numeric' }).formatToParts(0);
  const day = parts.map(({ type, value }) => PARTS[type] ?? value).join('');
  const time = hourCycle === 'h12' ? 'h:mm A' : 'HH:mm';
  const shown = withTime ? `${day} ${time}` : day;
  const short = shown.replace('DD', 'D').replace('MM', 'M').replace('HH', 'H');
  return [shown, short, withTime ? 'YYYY-MM-DD HH:mm' : 'YYYY-MM-DD'];
}
