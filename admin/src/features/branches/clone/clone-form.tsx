import { Form, Input } from 'antd';
import type { CloneReportDto } from '@contracts/branch-clone';
import type { BranchSummary } from '@contracts/session';
import { CLONE_PARTS } from '@domain/branches';
import { slugOf } from '@domain/text';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClonePreview } from './clone-preview';
import { cloneSchema, newCloneValues, toCloneBody, type CloneValues } from './clone-values';
import { AddressFields } from '@entities/branch/address-fields';
import { addressIssues } from '@entities/branch/address-values';
import { BranchPicker } from '@entities/branch/branch-picker';
import { zoneFor } from '@entities/branch/branch-values';
import { SlugField } from '@entities/branch/slug-field';
import { TimeZoneSelect } from '@entities/branch/time-zone-select';
import { loadSession, useSession } from '@entities/session/session';
import { request } from '@shared/api/request';
import { FieldRow } from '@shared/form/field-row';
import { FormField, FormGroup } from '@shared/form/form-field';
import { FormSection } from '@shared/form/form-section';
import { PlainForm } from '@shared/form/plain-form';
import { useRecordForm } from '@shared/form/use-record-form';
import { CheckboxGroup } from '@shared/ui/checkbox-group';

interface CloneFormProps {
  source: BranchSummary;
  onDone: (report: CloneReportDto) => void;
}

/** Which branch, what of it, and what the new one does not share with it. */
export function CloneForm({ source, onDone }: CloneFormProps) {
  const { t } = useTranslation(['branches', 'branch']);
  const { country } = useSession().business;
  const form = useRecordForm<CloneValues>({
    stored: newCloneValues(source),
    version: 0,
    schema: cloneSchema,
    check: addressIssues(country),
    words: 'branch',
  });
  const { values } = form;
  // Once somebody has chosen a zone, the state of the address decides no more.
  const [zoneChosen, setZoneChosen] = useState(false);
  // A press that is repeated after the line broke is the same copy; another one is made of other words.
  const sent = useRef({ body: '', key: '' });

  const send = async (typed: CloneValues) => {
    const body = toCloneBody(typed);
    const text = JSON.stringify(body);
    if (sent.current.body !== text) sent.current = { body: text, key: crypto.randomUUID() };
    const url = '/api/branches/clone';
    const report = await request<CloneReportDto>('POST', url, body, undefined, sent.current.key);
    await loadSession({ again: true }).catch(() => undefined);
    onDone(report);
  };

  return (
    <PlainForm form={form} send={send} submit={t('clone.submit')}>
      <FormSection title={t('clone.what')}>
        <FormField name="branchId" label={t('clone.source')}>
          <BranchPicker />
        </FormField>
        <FormGroup name="parts" label={t('clone.parts')} hint={t('clone.never')}>
          <Form.Item name="parts" noStyle>
            <CheckboxGroup
              options={CLONE_PARTS.map((value) => ({ value, label: t(`clone.part.${value}`) }))}
            />
          </Form.Item>
        </FormGroup>
        <ClonePreview values={values} />
      </FormSection>
      <FormSection title={t('clone.new')}>
        <FormField name="name" label={t('fields.name')} hint={t('branch:fields.nameHint')}>
          <Input />
        </FormField>
        <SlugField hint={t('branch:fields.slugHint')} optional placeholder={slugOf(values.name)} />
        <AddressFields
          country={country}
          onState={(state) => {
            if (!zoneChosen) form.set('timezone', zoneFor(country, state, source.timezone));
          }}
        />
        <FieldRow>
          <FormField
            name="timezone"
            label={t('branch:fields.timezone')}
            hint={t('branch:fields.timezoneHint')}
          >
            <TimeZoneSelect country={country} onSelect={() => setZoneChosen(true)} />
          </FormField>
          <FormField name="phone" label={t('fields.phone')} optional>
            <Input type="tel" autoComplete="tel" />
          </FormField>
        </FieldRow>
      </FormSection>
    </PlainForm>
  );
}
