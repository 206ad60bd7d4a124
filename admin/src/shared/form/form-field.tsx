import { Form, type FormItemProps } from 'antd';
import { createContext, useContext, useEffect, useMemo, type ReactElement, type ReactNode } from 'react';
import { fieldLimits } from './field-limits';
import type { RecordFormState } from './use-record-form';
import { FieldLabel, FieldNote } from '../ui/field';

/** What a field asks of the form around it. */
export interface FormOfFields extends Pick<RecordFormState<object>, 'error' | 'schema' | 'formProps'> {
  /** The name of a field in words. */
  labelOf: (name: string) => string;
}

export const FormOfFields = createContext<FormOfFields | null>(null);

function useFormOfFields(): FormOfFields {
  const form = useContext(FormOfFields);
  if (!form) throw new Error('A field stands inside of a form');
  return form;
}

interface FormFieldProps extends Omit<
  FormItemProps,
  'name' | 'label' | 'required' | 'rules' | 'extra' | 'help'
> {
  /** In the body: label, limits and what is wrong with it are found by it. */
  name: string;
  hint?: ReactNode;
  /** One control of antd, or one that takes `value` and `onChange` as they do. */
  children: ReactElement;
}

/** A field that knows its label, its limits and its rules from its name and the schema of the form. */
export function FormField({ name, hint, children, ...item }: FormFieldProps) {
  const { schema, error, formProps, labelOf } = useFormOfFields();
  const { required, optional, maxLength, nullable } = useMemo(
    () => fieldLimits(schema, name),
    [schema, name],
  );
  const { form } = formProps;
  const wrong = error(name, { deep: true });

  // The rules look at the form as a whole, so they are asked there; antd says them at the field.
  useEffect(() => {
    form.setFields([{ name, errors: wrong ? [wrong] : [] }]);
  }, [form, name, wrong]);

  return (
    <Form.Item
      name={name}
      data-field={name}
      label={<FieldLabel optional={optional}>{labelOf(name)}</FieldLabel>}
      help={wrong && <FieldNote error={wrong} />}
      extra={!wrong && hint && <FieldNote hint={hint} />}
      normalize={(value: unknown) => (nullable && value === '' ? null : value)}
      getValueProps={(value: unknown) => ({ value: value ?? undefined, required, maxLength })}
      {...item}
    >
      {children}
    </Form.Item>
  );
}
