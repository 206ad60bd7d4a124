import { relativeFormat } from '../../domain/format';
import { HOUR_MS } from '../../domain/time';
import { language } from '../words/language';

/** How long ago an instant was, or how far ahead it is, in words. */
export function ageOf(instant: string | null): string {
  if (instant === null) return '–';
  const hours = (Date.parse(instant) - Date.now()) / HOUR_MS;
  const relative = relativeFormat(language(), { numeric: 'auto', style: 'short' });
  if (Math.abs(hours) < 1) return relative.format(Math.round(hours * 60), 'minute');
  if (Math.abs(hours) < 48) return relative.format(Math.round(hours), 'hour');
  return relative.format(Math.round(hours / 24), 'day');
}
