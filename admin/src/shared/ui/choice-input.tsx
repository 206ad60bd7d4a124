import { Select } from 'antd';
import { Field, fieldAndControl, statusOf, type ControlProps, type FieldProps } from './field';

// Apart from the other inputs: a page whose forms choose nothing loads no list to choose from.

export interface ChoiceInputProps extends ControlProps {
  value?: string;
  onChange?: (value: string) => void;
  options: { value: string; label: string; disabled?: boolean }[];
  /** Shown while nothing is chosen. */
  placeholder?: string;
  disabled?: boolean;
}

/** One of a dozen. */
export function ChoiceInput({ value = '', onChange, options, required: _, ...rest }: ChoiceInputProps) {
  return (
    <Select
      status={statusOf(rest)}
      style={{ width: '100%' }}
      // Where a placeholder stands for "none", antd shows it while the value is undefined.
      value={value === '' && !options.some((option) => option.value === '') ? undefined : value}
      onChange={(chosen: string) => onChange?.(chosen)}
      options={options}
      {...rest}
    />
  );
}

export function ChoiceField(props: FieldProps & ChoiceInputProps) {
  const { field, rest } = fieldAndControl(props);
  return <Field {...field}>{(control) => <ChoiceInput {...rest} {...control} />}</Field>;
}
