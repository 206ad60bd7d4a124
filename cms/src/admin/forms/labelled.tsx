import type { ReactNode } from 'react';
import { useField } from '@strapi/strapi/admin';
import { Field } from '@strapi/design-system';

/** What a form gives every input. */
export interface InputProps {
  name: string;
  label: string;
  hint?: ReactNode;
  required?: boolean;
  disabled?: boolean;
}

/** Label, hint and error around an input, as Strapi's own have them. */
export function Labelled({ name, label, hint, required, children }: InputProps & { children: ReactNode }) {
  const { error } = useField(name);
  return (
    <Field.Root name={name} error={error ?? false} hint={hint} required={required ?? false}>
      <Field.Label>{label}</Field.Label>
      {children}
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
