import { customerCreate, type CustomerDto } from '@contracts/customers';
import { Input, Select } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { DayInput } from '@entities/clock/date-inputs';
import { ResourceForm } from '@entities/record/resource-form';
import { FieldRow } from '@shared/form/field-row';
import { FormField } from '@shared/form/form-field';
import { FormSection } from '@shared/form/form-section';
import { useFormat } from '@shared/format/context';

// Addresses are written one by one on the page of the customer.
const schema = customerCreate.omit({ addresses: true, source: true });
type CustomerValues = z.output<typeof schema>;

const NEW_CUSTOMER: CustomerValues = {
  ...schema.omit({ name: true, phone: true }).parse({}),
  name: '',
  phone: '',
};

const valuesOf = (row: CustomerDto): CustomerValues => ({
  name: row.name,
  phone: row.phone,
  email: row.email,
  document: row.document,
  birthDate: row.birthDate,
  tags: row.tags,
  notes: row.notes ?? '',
  allergies: row.allergies,
  kitchenNote: row.kitchenNote,
});

interface CustomerFormProps {
  /** Null for a new one. */
  customer: CustomerDto | null;
  onSaved: (row: CustomerDto) => void;
}

/** A customer in full: contacts, what the kitchen has to know, tags and notes. */
export function CustomerForm({ customer, onSaved }: CustomerFormProps) {
  const { t } = useTranslation(['customers', 'navigation']);
  const { day } = useFormat();
  const describe = (field: keyof CustomerValues, values: CustomerValues) => {
    const value = values[field];
    const text: ReactNode =
      field === 'birthDate' && values.birthDate
        ? day(values.birthDate)
        : Array.isArray(value)
          ? value.join(', ')
          : value;
    return { label: t(`fields.${field}`), value: text || '–' };
  };
  return (
    <ResourceForm<CustomerDto, CustomerValues>
      resource="customers"
      row={customer}
      schema={schema}
      valuesOf={valuesOf}
      initialValues={NEW_CUSTOMER}
      words="customers"
      describe={describe}
      onSaved={onSaved}
      createLabel={t('navigation:create.customers')}
    >
      {() => (
        <>
          <FormSection title={t('sections.contact')}>
            <FormField name="name">
              <Input autoFocus={customer === null} autoComplete="off" />
            </FormField>
            <FieldRow>
              <FormField name="phone">
                <Input type="tel" autoComplete="off" />
              </FormField>
              <FormField name="email" optional>
                <Input type="email" autoComplete="off" />
              </FormField>
            </FieldRow>
            <FieldRow>
              <FormField name="document" optional>
                <Input autoComplete="off" />
              </FormField>
              <FormField name="birthDate" optional>
                <DayInput />
              </FormField>
            </FieldRow>
          </FormSection>
          <FormSection title={t('sections.kitchen')} text={t('sections.kitchenText')}>
            <FormField name="allergies" optional>
              <Input placeholder={t('placeholders.allergies')} />
            </FormField>
            <FormField name="kitchenNote" optional>
              <Input placeholder={t('placeholders.kitchenNote')} />
            </FormField>
          </FormSection>
          <FormSection title={t('sections.own')}>
            <FormField name="tags" hint={t('hints.tags')} optional>
              <Select mode="tags" open={false} suffixIcon={null} tokenSeparators={[',']} />
            </FormField>
            <FormField name="notes" optional>
              <Input.TextArea rows={4} />
            </FormField>
          </FormSection>
        </>
      )}
    </ResourceForm>
  );
}
