import { instantOf, isDay, localTime, minutesOf } from '@domain/time';
import { useFormat } from '../format/context';
import type { FieldProps } from '../ui/field';
import { TextField } from '../ui/inputs';

const pad = (value: number) => String(value).padStart(2, '0');

/** An instant as the browser's date-and-time field takes it, by the clock of `timeZone`. */
export function instantToField(instant: string | null, timeZone: string): string {
  if (instant === null) return '';
  const { day, minutes } = localTime(new Date(instant), timeZone);
  return `${day}T${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

/** The instant that a date-and-time field means in `timeZone`; null while it is empty or not whole. */
export function fieldToInstant(text: string, timeZone: string): string | null {
  const [day = '', clock = ''] = text.split('T');
  if (!isDay(day) || !/^\d\d:\d\d/.test(clock)) return null;
  return instantOf(day, minutesOf(clock.slice(0, 5)), timeZone).toISOString();
}

interface InstantFieldProps extends FieldProps {
  value: string | null;
  onChange: (instant: string | null) => void;
  /** The earliest that makes sense. */
  min?: string;
  disabled?: boolean;
}

/** Day and time where the branch is, whatever zone the browser is in. */
export function InstantField({ value, onChange, min, ...field }: InstantFieldProps) {
  const { timeZone } = useFormat();
  return (
    <TextField
      {...field}
      type="datetime-local"
      value={instantToField(value, timeZone)}
      min={min && instantToField(min, timeZone)}
      onChange={(text) => onChange(fieldToInstant(text, timeZone))}
    />
  );
}
