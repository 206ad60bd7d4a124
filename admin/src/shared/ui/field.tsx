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

export const statusOf = ({ 'aria-invalid': invalid }: { 'aria-invalid'?: unknown }) =>
  invalid ? 'error' : undefined;

/** Parts what a field draws around its control from what the control gets. */
export function fieldAndControl<P extends FieldProps>({
  label,
  hint,
  error,
  required,
  optional,
  ...rest
}: P) {
  return { field: { label, hint, error, required, optional }, rest };
}

/** Label above, hint and error below, tied to the control that `children` draws. */
export function Field({
  label,
  hint,
  error,
  required,
  optional,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const { t } = useTranslation('ui');
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;
  return (
    <Form.Item
      layout="vertical"
      htmlFor={id}
      label={
        <span className={styles.label}>
          {label}
          {optional && <span className={styles.optional}> {t('optional')}</span>}
        </span>
      }
      validateStatus={error ? 'error' : undefined}
      help={
        note && (
          <span id={noteId} className={styles.note}>
            {error && <CircleAlert size={12} aria-hidden />}
            <span>{note}</span>
          </span>
        )
      }
    >
      {children({
        id,
        required,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': note ? noteId : undefined,
      })}
    </Form.Item>
  );
}
