import { instantOf, isDay, localTime } from '@domain/time';
import { useFormat } from '../format/context';
import { Field, type FieldProps } from '../ui/field';
import { TextInput } from '../ui/inputs';

/** `2031-04-03T19:05`, as the browser's own control writes it, in the zone of the branch. */
function localMoment(instant: string, timeZone: string): string {
  const { day, minutes } = localTime(new Date(instant), timeZone);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${day}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** The instant at which the branch's clock shows it, or null for what is no time. */
function instantAt(moment: string, timeZone: string): string | null {
  const [day = '', clock = ''] = moment.split('T');
  const [hours, minutes] = clock.split(':').map(Number);
  if (!isDay(day) || hours === undefined || minutes === undefined) return null;
  return instantOf(day, hours * 60 + minutes, timeZone).toISOString();
}

interface MomentFieldProps extends FieldProps {
  /** An instant, or null for none. */
  value: string | null;
  onChange: (instant: string | null) => void;
  disabled?: boolean;
}

/** Day and time where the branch is, whatever zone the browser is in. */
export function MomentField({ value, onChange, disabled, ...field }: MomentFieldProps) {
  const { timeZone } = useFormat();
  return (
    <Field {...field}>
      {(control) => (
        <TextInput
          type="datetime-local"
          disabled={disabled}
          value={value ? localMoment(value, timeZone) : ''}
          onChange={(text) => onChange(instantAt(text, timeZone))}
          {...control}
        />
      )}
    </Field>
  );
}
