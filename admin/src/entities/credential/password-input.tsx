import { Button, Input, type InputProps } from 'antd';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './password.module.css';
import { StrengthMeter } from './strength-meter';

interface PasswordInputProps extends Omit<InputProps, 'type' | 'value'> {
  value?: string;
  /** Which of the two the browser's safe should offer. */
  autoComplete: 'current-password' | 'new-password';
  /** Shows how hard a new password is to guess for who knows these words. */
  strength?: readonly string[];
}

/**
 * A password that can be looked at while it is typed. The eye of antd's `Input.Password` is called so in English alone and
 * cannot be reached by keyboard.
 */
export function PasswordInput({ strength, value = '', ...rest }: PasswordInputProps) {
  const { t } = useTranslation('form');
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.password}>
      <Input
        maxLength={200}
        spellCheck={false}
        autoCapitalize="none"
        {...rest}
        value={value}
        type={shown ? 'text' : 'password'}
        suffix={
          <Button
            type="text"
            size="small"
            title={t(shown ? 'password.hide' : 'password.show')}
            aria-pressed={shown}
            icon={shown ? <EyeOff size={16} strokeWidth={1.5} /> : <Eye size={16} strokeWidth={1.5} />}
            onClick={() => setShown(!shown)}
          />
        }
      />
      {strength && value !== '' && <StrengthMeter password={value} known={strength} />}
    </div>
  );
}
