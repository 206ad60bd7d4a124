import { Form, Input, type FormItemProps } from 'antd';
import { createContext, useContext, useMemo, type ReactElement, type ReactNode } from 'react';
import { fieldLimits } from './field-limits';
import { Fieldset, type FieldsetProps } from './fieldset';
import type { RecordFormState } from './use-record-form';
import { FieldLabel, FieldNote } from '../ui/field';
import { textCount } from '../ui/limited-text';

/** What a field asks of the form around it. */
export interface FormOfFields extends Pick<RecordFormState<object>, 'error' | 'schema'> {
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
  /**
   * The name in words; in a `RecordForm`, which names its fields for the comparison of versions too, it may be left out, and
   * so it may where the control names itself.
   */
  label?: string;
  hint?: ReactNode;
  /** Whether it may be left out; by default the schema is asked. */
  optional?: boolean;
  /** One control of antd, or one that takes `value` and `onChange` as they do. */
  children: ReactElement;
}

/** A field with one control, which knows its limits and its rules from its name and the schema of the form. */
export function FormField(props: FormFieldProps) {
  const { name, label, hint, optional, valuePropName = 'value', children, ...item } = props;
  const { schema, error, labelOf } = useFormOfFields();
  const limits = useMemo(() => fieldLimits(schema, name), [schema, name]);
  // The rules look at the form as a whole, so they are asked there and not of antd's field.
  const wrong = error(name, { deep: true });
  const words = label ?? labelOf?.(name);
  const isEmpty = (value: unknown) => value === '' || value == null || Number.isNaN(value);
  return (
    <Form.Item
      name={name.split('.')}
      data-field={name}
      label={words && <FieldLabel optional={optional ?? limits.optional}>{words}</FieldLabel>}
      validateStatus={wrong ? 'error' : undefined}
      help={wrong && <FieldNote error={wrong} />}
      extra={!wrong && hint && <FieldNote hint={hint} />}
      normalize={(value: unknown) => (isEmpty(value) && limits.empty !== undefined ? limits.empty : value)}
      getValueProps={(value: unknown) => ({
        [valuePropName]: isEmpty(value) ? undefined : value,
        'aria-invalid': wrong ? true : undefined,
        // By antd's `required` its select would say it where ARIA does not allow it.
        ...((limits.required || optional === false) && { required: true }),
        ...(limits.maxLength !== undefined &&
          (isTextInput(children) ? { count: textCount(limits.maxLength) } : { maxLength: limits.maxLength })),
        ...(limits.maxCount !== undefined && { maxCount: limits.maxCount }),
      })}
      valuePropName={valuePropName}
      {...item}
    >
      {children}
    </Form.Item>
  );
}

/** antd's own text inputs count what is typed; other controls, such as one that completes, take the limit itself. */
const isTextInput = ({ type }: ReactElement) => type === Input || type === Input.TextArea;

interface FormGroupProps extends Pick<FieldsetProps, 'hint' | 'error' | 'quiet' | 'children'> {
  /** In the body: what is left and what is refused is found by it. */
  name: string;
  /** See `FormField`. */
  label?: string;
  /** False where its controls say themselves what is wrong inside of it. */
  deep?: boolean;
}

/** A field that is made of several controls; `<Form.Item name noStyle>` in it ties one to the form. */
export function FormGroup({ name, label, error, deep = true, ...fieldset }: FormGroupProps) {
  const { error: errorOf, labelOf } = useFormOfFields();
  return (
    <Fieldset
      data-field={name}
      legend={label ?? labelOf?.(name)}
      error={error ?? errorOf(name, { deep })}
      {...fieldset}
    />
  );
}
