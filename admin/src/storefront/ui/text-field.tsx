import type { InputHTMLAttributes } from 'react';
import { useLocale } from '../i18n/locale';
import styles from './text-field.module.css';

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'value' | 'onChange'> {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  problem?: string | undefined;
  optional?: boolean;
  /** What stands before the value, such as a currency's sign. */
  sign?: string;
}

export function TextField({
  id,
  label,
  value,
  onChange,
  problem,
  optional = false,
  sign,
  maxLength,
  ...input
}: TextFieldProps) {
  const { t } = useLocale();
  // The attribute of the same name would cut what is pasted without a word.
  const tooLong = maxLength !== undefined && value.length > maxLength;
  const shown = tooLong ? t('field.tooLong', { limit: maxLength }) : problem;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> {t('field.optional')}</span>}
      </label>
      <span className={sign ? styles.signed : undefined} data-sign={sign}>
        <input
          {...input}
          id={id}
          value={value}
          required={!optional}
          aria-invalid={shown !== undefined}
          aria-describedby={shown ? `${id}-problem` : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      </span>
      <FieldProblem id={id} problem={shown} />
    </div>
  );
}

/** What is wrong with the field of this id, under it; fields point to it with `aria-describedby`. */
export function FieldProblem({ id, problem }: { id: string; problem: string | undefined }) {
  return problem ? (
    <p id={`${id}-problem`} className={styles.problem}>
      {problem}
    </p>
  ) : null;
}
