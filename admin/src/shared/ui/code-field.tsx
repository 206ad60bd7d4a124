import { useRef } from 'react';
import { classes } from './classes';
import styles from './code-field.module.css';
import { Field, type FieldProps } from './field';

interface CodeFieldProps extends FieldProps {
  value: string;
  onChange: (code: string) => void;
  /** With the last digit: nobody has to look for a button. */
  onComplete?: (code: string) => void;
  length?: number;
  autoFocus?: boolean;
  disabled?: boolean;
}

/** The digits of what was typed or pasted, whatever stands between them: `123 456` and `123-456` are both meant. */
export const digitsOf = (text: string, length: number) => text.replace(/\D/g, '').slice(0, length);

/**
 * A code of some digits in as many boxes. To the keyboard, a screen reader and the phone that offers the code from a
 * message it is one field; the boxes only draw what is in it.
 */
export function CodeField(props: CodeFieldProps) {
  const { value, onChange, onComplete, length = 6, autoFocus, disabled, ...field } = props;
  const input = useRef<HTMLInputElement>(null);

  const change = (text: string) => {
    const code = digitsOf(text, length);
    if (code === value) return;
    onChange(code);
    if (code.length === length) onComplete?.(code);
  };
  // One types at the end and deletes from there: a caret between two boxes could not be seen.
  const toEnd = () => input.current?.setSelectionRange(value.length, value.length);

  return (
    <Field {...field}>
      {(control) => (
        <div className={styles.code} data-invalid={control['aria-invalid']}>
          <input
            ref={input}
            {...control}
            className={styles.input}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="\d*"
            autoFocus={autoFocus}
            disabled={disabled}
            value={value}
            onChange={(event) => change(event.target.value)}
            onSelect={toEnd}
          />
          <span className={styles.boxes} aria-hidden>
            {Array.from({ length }, (_, place) => (
              <span
                key={place}
                className={classes(styles.box, place === Math.min(value.length, length - 1) && styles.next)}
              >
                {value[place]}
              </span>
            ))}
          </span>
        </div>
      )}
    </Field>
  );
}
