import type { ReactNode } from 'react';
import { useLocale } from '../i18n/locale';
import { FieldProblem } from './text-field';
import styles from './text-field.module.css';

/** From this share of its limit on, a text shows how much of it is used. */
const COUNTER_FROM = 0.7;

interface NoteFieldProps {
  id: string;
  label: ReactNode;
  value: string;
  onChange: (value: string) => void;
  /** In characters. A longer text stays as it was typed or pasted, and the field says that it is too long. */
  max: number;
  rows?: number;
  placeholder?: string;
  problem?: string | undefined;
}

/** A text of several lines, such as a note to the kitchen, with a counter. */
export function NoteField({
  id,
  label,
  value,
  onChange,
  max,
  rows = 2,
  placeholder,
  problem,
}: NoteFieldProps) {
  const { t } = useLocale();
  const tooLong = value.length > max;
  const shown = tooLong ? t('field.tooLong', { limit: max }) : problem;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={rows}
        placeholder={placeholder}
        value={value}
        aria-invalid={shown !== undefined}
        aria-describedby={shown ? `${id}-problem` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      <div className={styles.below}>
        <FieldProblem id={id} problem={shown} />
        {value.length >= max * COUNTER_FROM && (
          <span className={styles.counter} data-over={tooLong || undefined}>
            {value.length}/{max}
          </span>
        )}
      </div>
    </div>
  );
}
