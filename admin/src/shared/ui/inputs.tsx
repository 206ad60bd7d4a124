import { Input, type InputProps, type InputRef } from 'antd';
import type { TextAreaProps as AntTextAreaProps } from 'antd/es/input';
import { forwardRef, useState, type ReactNode } from 'react';
import { MoneyInput, type MoneyInputProps } from '../form/money-input';
import { classes } from './classes';
import { Field, fieldAndControl, statusOf, type ControlProps, type FieldProps } from './field';
import styles from './field.module.css';

/*
 * Each control comes twice: bare (`TextInput`), for forms that draw label and error themselves, and as a field
 * (`TextField`) with label, hint and error. Bare controls speak in values, not in events.
 */

interface TextInputProps extends Omit<InputProps, 'value' | 'onChange' | 'prefix' | 'suffix' | 'size'> {
  value?: string;
  onChange?: (value: string) => void;
  before?: ReactNode;
  after?: ReactNode;
  /** Figures stand right and in equal widths. */
  figures?: boolean;
}

export const TextInput = forwardRef<InputRef, TextInputProps>(function TextInput(
  { value = '', onChange, before, after, figures, className, ...rest },
  ref,
) {
  return (
    <Input
      ref={ref}
      className={classes(figures && styles.figures, className)}
      prefix={before}
      suffix={after}
      status={statusOf(rest)}
      value={value}
      onChange={(event) => onChange?.(event.target.value)}
      {...rest}
    />
  );
});

export function TextField(props: FieldProps & TextInputProps) {
  const { field, rest } = fieldAndControl(props);
  return <Field {...field}>{(control) => <TextInput {...rest} {...control} />}</Field>;
}

interface TextAreaProps extends Omit<AntTextAreaProps, 'value' | 'onChange' | 'size'> {
  value?: string;
  onChange?: (value: string) => void;
}

function TextArea({ value = '', onChange, ...rest }: TextAreaProps) {
  return (
    <Input.TextArea
      status={statusOf(rest)}
      value={value}
      onChange={(event) => onChange?.(event.target.value)}
      {...rest}
    />
  );
}

export function TextAreaField(props: FieldProps & TextAreaProps) {
  const { field, rest } = fieldAndControl(props);
  return <Field {...field}>{(control) => <TextArea {...rest} {...control} />}</Field>;
}

interface Parsed {
  value?: number | null;
  onChange?: (value: number | null) => void;
}

/** Keeps what is being typed as text and tells the number it means; on leaving, the text is written out in full. */
function ParsedInput({
  value = null,
  onChange,
  parse,
  write,
  ...rest
}: Parsed & { parse: (text: string) => number | null; write: (value: number) => string } & Omit<
    TextInputProps,
    'value' | 'onChange'
  >) {
  const [typed, setTyped] = useState<string | null>(null);
  const wrong = typed !== null && typed !== '' && parse(typed) === null;
  return (
    <TextInput
      figures
      autoComplete="off"
      value={typed ?? (value === null ? '' : write(value))}
      onChange={(text) => {
        setTyped(text);
        onChange?.(text.trim() === '' ? null : parse(text));
      }}
      onBlur={() => !wrong && setTyped(null)}
      {...rest}
      aria-invalid={wrong || rest['aria-invalid'] || undefined}
    />
  );
}

export { MoneyInput };

export function MoneyField(props: FieldProps & MoneyInputProps) {
  const { field, rest } = fieldAndControl(props);
  return <Field {...field}>{(control) => <MoneyInput {...rest} {...control} />}</Field>;
}

interface NumberInputProps extends Parsed, ControlProps {
  min?: number;
  max?: number;
  /** Written after the number, e.g. `min`. */
  unit?: string;
  disabled?: boolean;
  placeholder?: string;
  autoFocus?: boolean;
}

/** A whole number; null while empty or out of `min` and `max`. */
export function NumberInput({ min = 0, max = Number.MAX_SAFE_INTEGER, unit, ...rest }: NumberInputProps) {
  const parse = (text: string) => {
    const number = /^-?\d+$/.test(text.trim()) ? Number(text) : NaN;
    return number >= min && number <= max ? number : null;
  };
  return <ParsedInput inputMode="numeric" after={unit} parse={parse} write={String} {...rest} />;
}

export function NumberField(props: FieldProps & NumberInputProps) {
  const { field, rest } = fieldAndControl(props);
  return <Field {...field}>{(control) => <NumberInput {...rest} {...control} />}</Field>;
}
