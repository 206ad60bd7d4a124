import { Form } from 'antd';
import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './field.module.css';

/** What the label, hint and error of a field tell its control. */
export interface ControlProps {
  id?: string;
  required?: boolean;
  /** For a control without a label of its own in sight. */
  'aria-label'?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
}

export interface FieldProps {
  label: string;
  hint?: ReactNode;
  error?: string;
  required?: boolean;
  /** Marks a field that may stay empty, where most must not. */
  optional?: boolean;
}

/** The name of a field above it. */
export function FieldLabel({ optional, children }: { optional?: boolean; children: ReactNode }) {
  const { t } = useTranslation('ui');
  return (
    <span className={styles.label}>
      {children}
      {optional && <span className={styles.optional}> {t('optional')}</span>}
    </span>
  );
}

/** What is said below a field: what is wrong with it, marked as that, or else its hint. */
export function FieldNote({ id, error, hint }: Pick<FieldProps, 'error' | 'hint'> & { id?: string }) {
  return (
    <span id={id} className={styles.note} data-wrong={error ? true : undefined}>
      {error && <CircleAlert size={12} aria-hidden />}
      <span>{error ?? hint}</span>
    </span>
  );
}

export const statusOf = ({ 'aria-invalid': invalid }: { 'aria-invalid'?: unknown }) =>
  invalid ? 'error' : undefined;

/** Label above, hint and error below, tied to the control that `children` draws. */
export function Field({
  label,
  hint,
  error,
  required,
  optional,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const noteId = `${id}-note`;
  const noted = Boolean(error ?? hint);
  return (
    <Form.Item
      layout="vertical"
      htmlFor={id}
      label={<FieldLabel optional={optional}>{label}</FieldLabel>}
      validateStatus={error ? 'error' : undefined}
      help={noted && <FieldNote id={noteId} error={error} hint={hint} />}
    >
      {children({
        id,
        required,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': noted ? noteId : undefined,
      })}
    </Form.Item>
  );
}
