import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import styles from './form.module.css';
import { classes } from '../ui/classes';

/** Fields side by side, below each other where there is no room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

interface FieldPlaceProps {
  /** The field's name in the body: what is left and what is refused is found by it. */
  name: string;
  children: ReactNode;
}

/** Says which field of the row the controls inside belong to. */
export function FieldPlace({ name, children }: FieldPlaceProps) {
  return (
    <div data-field={name} className={styles.place}>
      {children}
    </div>
  );
}

interface GroupFieldProps {
  legend: string;
  hint?: ReactNode;
  error?: string;
  /** The legend is heard, but the section's title already says it. */
  quiet?: boolean;
  children: ReactNode;
}

/** A field that is made of several controls. */
export function GroupField({ legend, hint, error, quiet, children }: GroupFieldProps) {
  const id = useId();
  const noted = Boolean(error ?? hint);
  return (
    <fieldset
      className={styles.group}
      aria-describedby={noted ? id : undefined}
      data-invalid={error ? true : undefined}
    >
      <legend className={classes(styles.legend, quiet && 'visually-hidden')}>{legend}</legend>
      {children}
      {noted && (
        <div id={id} className={error ? styles.error : styles.hint}>
          {error && <CircleAlert size={12} aria-hidden />}
          <span>{error ?? hint}</span>
        </div>
      )}
    </fieldset>
  );
}
