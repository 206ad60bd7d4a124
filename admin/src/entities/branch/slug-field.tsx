import { Input } from 'antd';
import type { ChangeEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '@shared/form/form-field';

interface SlugFieldProps {
  hint: ReactNode;
  optional: boolean;
  /** What it becomes where it is left out. */
  placeholder?: string;
}

/** The last part of a store page's address, behind the part that all have in common. */
export function SlugField({ hint, optional, placeholder }: SlugFieldProps) {
  const { t } = useTranslation('branch');
  return (
    <FormField
      name="slug"
      label={t('fields.slug')}
      hint={hint}
      optional={optional}
      getValueFromEvent={(event: ChangeEvent<HTMLInputElement>) => event.target.value.toLowerCase()}
    >
      <Input
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        prefix={`${window.location.host}/m/`}
        placeholder={placeholder}
      />
    </FormField>
  );
}
