import { MomentInput, type MomentInputProps } from './date-inputs';
import { Field, fieldAndControl, type FieldProps } from '../ui/field';

/** `MomentInput` with its label, where no form gives it one. */
export function MomentField(props: FieldProps & MomentInputProps) {
  const { field, rest } = fieldAndControl(props);
  return <Field {...field}>{(control) => <MomentInput {...rest} {...control} />}</Field>;
}
