import type { ReactNode } from 'react';
import { FieldProblem } from '../ui/text-field';
import { fieldId } from './field-id';
import styles from './section.module.css';

interface SectionProps {
  /** The field the whole section stands for. */
  field: string;
  title: string;
  problem?: string | undefined;
  children: ReactNode;
}

export function Section({ field, title, problem, children }: SectionProps) {
  const id = fieldId(field);
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={styles.section}
      aria-describedby={problem ? `${id}-problem` : undefined}
    >
      <legend>{title}</legend>
      <FieldProblem id={id} problem={problem} />
      {children}
    </fieldset>
  );
}
