import { slugOf } from '@domain/text';
import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressFields } from './address-fields';
import { browserZone, zoneFor, type BranchValues } from './branch-values';
import { ServicesField } from './services-field';
import { SlugField } from './slug-field';
import { TimeZoneSelect } from './time-zone-select';
import { FieldRow } from '@shared/form/field-row';
import { FormField } from '@shared/form/form-field';
import { MoneyInput } from '@entities/money/money-input';
import type { RecordFormState } from '@shared/form/use-record-form';
import { WholeNumberInput } from '@shared/form/whole-number-input';

interface BranchFieldsProps {
  form: RecordFormState<BranchValues>;
  /** ISO 3166-1 alpha-2, of the business. */
  country: string;
  /** Without a row yet: its zone follows the address, and its address on the web its name. */
  fresh: boolean;
}

/** What a branch needs before anything else, in the wizard as on the page of a new one. */
export function BranchFields({ form, country, fresh }: BranchFieldsProps) {
  const { t } = useTranslation('branch');
  // Once somebody has chosen a zone, the state of the address decides no more.
  const [zoneChosen, setZoneChosen] = useState(!fresh);
  return (
    <>
      <FormField name="name" label={t('fields.name')} hint={t('fields.nameHint')}>
        <Input />
      </FormField>
      <AddressFields
        country={country}
        onState={(state) => {
          if (!zoneChosen) form.set('timezone', zoneFor(country, state, browserZone()));
        }}
      />
      <FieldRow>
        <FormField name="timezone" label={t('fields.timezone')} hint={t('fields.timezoneHint')}>
          <TimeZoneSelect country={country} onSelect={() => setZoneChosen(true)} />
        </FormField>
        <FormField name="phone" label={t('fields.phone')} hint={t('fields.phoneHint')} optional>
          <Input type="tel" autoComplete="tel" />
        </FormField>
      </FieldRow>
      <ServicesField />
      <FieldRow>
        <FormField name="preparationMin" label={t('fields.preparation')} hint={t('fields.preparationHint')}>
          <WholeNumberInput suffix={t('minutes')} />
        </FormField>
        <FormField
          name="minOrderCents"
          label={t('fields.minOrder')}
          hint={t('fields.minOrderHint')}
          normalize={(cents: number | null) => cents ?? 0}
        >
          <MoneyInput />
        </FormField>
      </FieldRow>
      <SlugField hint={t('fields.slugHint')} optional={fresh} placeholder={slugOf(form.values.name)} />
    </>
  );
}
