import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './password.module.css';
import { StrengthMeter } from './strength-meter';
import { IconButton } from '../ui/button';
import type { FieldProps } from '../ui/field';
import { TextField } from '../ui/inputs';

interface PasswordFieldProps extends FieldProps {
  value: string;
  onChange: (password: string) => void;
  /** Which of the two the browser's safe should offer. */
  autoComplete: 'current-password' | 'new-password';
  autoFocus?: boolean;
  /** Shows how hard a new password is to guess for who knows these words. */
  strength?: readonly string[];
}

/** A password that can be looked at while it is typed. */
export function PasswordField({ strength, ...field }: PasswordFieldProps) {
  const { t } = useTranslation('form');
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.password}>
      <TextField
        {...field}
        type={shown ? 'text' : 'password'}
        maxLength={200}
        spellCheck={false}
        autoCapitalize="none"
        after={
          <IconButton
            size="small"
            label={t(shown ? 'password.hide' : 'password.show')}
            aria-pressed={shown}
            icon={shown ? <EyeOff size={16} strokeWidth={1.5} /> : <Eye size={16} strokeWidth={1.5} />}
            onClick={() => setShown(!shown)}
          />
        }
      />
      {strength && field.value !== '' && <StrengthMeter password={field.value} known={strength} />}
    </div>
  );
}
