import { CODE_DIGITS } from '@contracts/account';
import { Input, type InputProps } from 'antd';
import styles from './code-input.module.css';

interface CodeInputProps extends Omit<InputProps, 'value' | 'onChange'> {
  value?: string;
  onChange?: (code: string) => void;
  /** With the last digit: nobody has to look for a button. */
  onComplete: () => void;
}

/** The digits of what was typed or pasted, whatever stands between them: `123 456` and `123-456` are both meant. */
export const digitsOf = (text: string, length: number) => text.replace(/\D/g, '').slice(0, length);

/**
 * A code of six digits. One field, not antd's `Input.OTP`: its six inputs have English names that cannot be changed, and
 * none of them takes the code that a phone offers from a message (`autocomplete="one-time-code"`).
 */
export function CodeInput({ value = '', onChange, onComplete, ...rest }: CodeInputProps) {
  const change = (text: string) => {
    const code = digitsOf(text, CODE_DIGITS);
    if (code === value) return;
    onChange?.(code);
    if (code.length === CODE_DIGITS) onComplete();
  };
  return (
    <Input
      {...rest}
      className={styles.code}
      size="large"
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="\d*"
      value={value}
      onChange={(event) => change(event.target.value)}
    />
  );
}
