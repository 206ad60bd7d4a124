import type { BranchDto } from '@contracts/branches';
import { Input, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { SectionForm } from './section-form';
import { contactBody, contactSchema, contactValues, type ContactValues } from './section-values';
import { AddressFields } from '@entities/branch/address-fields';
import { addressIssues } from '@entities/branch/address-values';
import { useSession } from '@entities/session/session';
import { FieldRow } from '@shared/form/field-row';
import { FormField } from '@shared/form/form-field';
import { FormSection } from '@shared/form/form-section';
import { useRecordForm } from '@shared/form/use-record-form';

/** Six decimals of a degree are some ten centimetres. */
const DECIMALS = 6;

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
      <FormSection title={t('form.point')} text={t('form.pointText')}>
        <FieldRow>
          <FormField name="address.lat" label={t('form.lat')} optional>
            <InputNumber<number> controls={false} precision={DECIMALS} inputMode="decimal" />
          </FormField>
          <FormField name="address.lng" label={t('form.lng')} optional>
            <InputNumber<number> controls={false} precision={DECIMALS} inputMode="decimal" />
          </FormField>
        </FieldRow>
      </FormSection>
    </SectionForm>
  );
}
