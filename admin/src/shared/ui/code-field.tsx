import { Input } from 'antd';
import styles from './code-field.module.css';
import { Field, statusOf, type FieldProps } from './field';

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
 * A code of some digits. One field, not antd's `Input.OTP`: its six inputs have English names that cannot be changed, and
 * none of them takes the code that a phone offers from a message (`autocomplete="one-time-code"`).
 */
export function CodeField(props: CodeFieldProps) {
  const { value, onChange, onComplete, length = 6, autoFocus, disabled, ...field } = props;

  const change = (text: string) => {
    const code = digitsOf(text, length);
    if (code === value) return;
    onChange(code);
    if (code.length === length) onComplete?.(code);
  };

  return (
    <Field {...field}>
      {(control) => (
        <Input
          {...control}
          className={styles.code}
          size="large"
          status={statusOf(control)}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\d*"
          autoFocus={autoFocus}
          disabled={disabled}
          value={value}
          onChange={(event) => change(event.target.value)}
        />
      )}
    </Field>
  );
}
