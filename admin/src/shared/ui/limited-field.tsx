import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Field, type FieldProps } from './field';
import { isTooLong, textCount } from './limited-text';

interface LimitedFieldProps extends FieldProps {
  /** In characters. */
  max: number;
  value: string;
  onChange: (value: string) => void;
  multiline?: boolean;
  autoFocus?: boolean;
}

/** A labelled text with a limit: it counts its characters, and says so at the field when they are too many. */
export function LimitedField({ max, value, onChange, multiline, autoFocus, ...field }: LimitedFieldProps) {
  const { t } = useTranslation('ui');
  const error = isTooLong(value, max) ? t('tooLong', { limit: max }) : field.error;
  return (
    <Field {...field} error={error}>
      {(control) =>
        multiline ? (
          <Input.TextArea
            {...control}
            value={value}
            count={textCount(max)}
            rows={2}
            onChange={({ target }) => onChange(target.value)}
          />
        ) : (
          <Input
            {...control}
            value={value}
            count={textCount(max)}
            autoFocus={autoFocus}
            onChange={({ target }) => onChange(target.value)}
          />
        )
      }
    </Field>
  );
}
