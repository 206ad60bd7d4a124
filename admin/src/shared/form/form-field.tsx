import { Form, type FormItemProps } from 'antd';
import {
  createContext,
  useContext,
  useEffect,
  useId,
  useMemo,
  type ReactElement,
  type ReactNode,
} from 'react';
import { fieldLimits } from './field-limits';
import styles from './form.module.css';
import type { RecordFormState } from './use-record-form';
import { classes } from '../ui/classes';
import { FieldLabel, FieldNote } from '../ui/field';

/** What a field asks of the form around it. */
export interface FormOfFields extends Pick<RecordFormState<object>, 'error' | 'schema' | 'formProps'> {
  /** The name of a field in words, where the field does not say it. */
  labelOf?: (name: string) => string;
}

export const FormOfFields = createContext<FormOfFields | null>(null);

function useFormOfFields(): FormOfFields {
  const form = useContext(FormOfFields);
  if (!form) throw new Error('A field stands inside of a form');
  return form;
}

type Given = 'name' | 'label' | 'required' | 'rules' | 'extra' | 'help';

interface FormFieldProps extends Omit<FormItemProps, Given> {
  /** Its path in the body, with dots: limits and what is wrong with it are found by it. */
  name: string;
  /** The name in words; in a `RecordForm`, which names its fields for the comparison of versions too, it may be left out. */
  label?: string;
  hint?: ReactNode;
  /** Says that it may be left out; by default the schema is asked. */
  optional?: boolean;
  /** One control of antd, or one that takes `value` and `onChange` as they do. */
  children: ReactElement;
}

/** A field with one control, which knows its limits and its rules from its name and the schema of the form. */
export function FormField({ name, label, hint, optional, children, ...item }: FormFieldProps) {
  const { schema, error, formProps, labelOf } = useFormOfFields();
  const limits = useMemo(() => fieldLimits(schema, name), [schema, name]);
  const { form } = formProps;
  const path = useMemo(() => name.split('.'), [name]);
  const wrong = error(name, { deep: true });

  // The rules look at the form as a whole, so they are asked there; antd says them at the field.
  useEffect(() => {
    form.setFields([{ name: path, errors: wrong ? [wrong] : [] }]);
  }, [form, path, wrong]);

  const isEmpty = (value: unknown) => value === '' || value == null || Number.isNaN(value);
  return (
    <Form.Item
      name={path}
      data-field={name}
      label={<FieldLabel optional={optional ?? limits.optional}>{label ?? labelOf?.(name)}</FieldLabel>}
      help={wrong && <FieldNote error={wrong} />}
      extra={!wrong && hint && <FieldNote hint={hint} />}
      normalize={(value: unknown) => (isEmpty(value) && limits.empty !== undefined ? limits.empty : value)}
      getValueProps={(value: unknown) => ({
        value: isEmpty(value) ? undefined : value,
        // By antd's `required` its select would say it where ARIA does not allow it.
        required: limits.required,
        maxLength: limits.maxLength,
      })}
      {...item}
    >
      {children}
    </Form.Item>
  );
}

interface FormGroupProps {
  /** In the body: what is left and what is refused is found by it. */
  name: string;
  /** See `FormField`. */
  label?: string;
  hint?: ReactNode;
  /** What is wrong besides what the rules say. */
  error?: string;
  /** The legend is heard, but the section's title already says it. */
  quiet?: boolean;
  children: ReactNode;
}

/** A field that is made of several controls; `<Form.Item name noStyle>` in it ties one to the form. */
export function FormGroup({ name, label, hint, error, quiet, children }: FormGroupProps) {
  const { error: errorOf, labelOf } = useFormOfFields();
  const id = useId();
  const wrong = error ?? errorOf(name, { deep: true });
  const noted = Boolean(wrong ?? hint);
  return (
    <fieldset
      className={styles.group}
      data-field={name}
      data-invalid={wrong ? true : undefined}
      aria-describedby={noted ? id : undefined}
    >
      <legend className={classes(styles.legend, quiet && 'visually-hidden')}>
        {label ?? labelOf?.(name)}
      </legend>
      {children}
      {noted && (
        <div className={wrong ? styles.error : styles.hint}>
          <FieldNote id={id} error={wrong} hint={hint} />
        </div>
      )}
    </fieldset>
  );
}
