import type { BranchDto } from '@contracts/branches';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { PlaceSection } from './place-section';
import { SectionForm } from './section-form';
import { contactBody, contactSchema, contactValues, type ContactValues } from './section-values';
import { AddressFields } from '@entities/branch/address-fields';
import { addressIssues } from '@entities/branch/address-values';
import { useSession } from '@entities/session/session';
import { FieldRow } from '@shared/form/field-row';
import { FormField } from '@shared/form/form-field';
import { FormSection } from '@shared/form/form-section';
import { useRecordForm } from '@shared/form/use-record-form';

/** How a branch is reached: by phone, by mail, on foot. */
export function ContactSection({ branch }: { branch: BranchDto }) {
  const { t } = useTranslation(['branches', 'branch']);
  const { country } = useSession().business;
  const toValues = (row: BranchDto) => contactValues(row, country);
  const form = useRecordForm<ContactValues>({
    stored: toValues(branch),
    version: branch.version,
    schema: contactSchema,
    check: addressIssues(country),
    words: 'branch',
    autosave: branch.id,
  });

  const describe = (field: keyof ContactValues, of: ContactValues) => {
    const { street, number, district, city, state, lat, lng } = of.address;
    const place = [`${street} ${number}`, district, city, state, lat ?? '', lng ?? ''];
    const texts: Record<keyof ContactValues, string> = {
      phone: of.phone || '–',
      whatsapp: of.whatsapp || '–',
      email: of.email || '–',
      address: place.filter((part) => part !== '').join(', '),
    };
    return { label: t(`fields.${field}`), value: texts[field] };
  };

  return (
    <SectionForm branch={branch} form={form} toValues={toValues} toBody={contactBody} describe={describe}>
      <FormSection title={t('form.contact')} text={t('form.contactText')}>
        <FieldRow>
          <FormField name="phone">
            <Input type="tel" autoComplete="tel" />
          </FormField>
          <FormField name="whatsapp">
            <Input type="tel" autoComplete="tel" />
          </FormField>
        </FieldRow>
        <FormField name="email" hint={t('form.emailHint')}>
          <Input type="email" autoComplete="email" inputMode="email" />
        </FormField>
      </FormSection>
      <FormSection title={t('branch:address.title')}>
        <AddressFields country={country} />
        <FormField name="address.reference" label={t('form.reference')} hint={t('form.referenceHint')}>
          <Input autoComplete="off" />
        </FormField>
      </FormSection>
      <PlaceSection
        branchName={branch.name}
        place={form.values.address}
        onPlace={(place) => form.set('address', { ...form.values.address, ...place })}
      />
    </SectionForm>
  );
}
