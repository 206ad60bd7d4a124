import { useId, type FieldsetHTMLAttributes, type ReactNode } from 'react';
import styles from './form.module.css';
import { classes } from '../ui/classes';
import { FieldNote } from '../ui/field';

export interface FieldsetProps extends FieldsetHTMLAttributes<HTMLFieldSetElement> {
  legend: ReactNode;
  hint?: ReactNode;
  error?: string;
  /** The legend is heard, but the title above already says it. */
  quiet?: boolean;
}

/** Several controls with one name, hint and error; in a form with a field of its own it is a `FormGroup`. */
export function Fieldset({ legend, hint, error, quiet, children, ...fieldset }: FieldsetProps) {
  const id = useId();
  const noted = Boolean(error ?? hint);
  return (
    <fieldset
      className={styles.group}
      data-invalid={error ? true : undefined}
      aria-describedby={noted ? id : undefined}
      {...fieldset}
    >
      <legend className={classes(styles.legend, quiet && 'visually-hidden')}>{legend}</legend>
      {children}
      {noted && <FieldNote id={id} error={error} hint={hint} />}
    </fieldset>
  );
}
