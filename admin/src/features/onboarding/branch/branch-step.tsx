import { Form, Input, Select } from 'antd';
import type { BranchDto } from '@contracts/branches';
import { slugOf } from '@domain/text';
import { useMemo, useState, type ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressFields } from './address-fields';
import {
  branchIssues,
  branchSchema,
  newBranchValues,
  toBranchBody,
  toBranchValues,
  zoneFor,
  type BranchValues,
} from './branch-values';
import { timeZoneOptions } from './time-zones';
import { onboardingApi } from '../onboarding-api';
import { saveRow } from '../save-row';
import { StepFrame } from '../step-frame';
import type { StepProps } from '../step-props';
import { useLoaded } from '../use-loaded';
import { may } from '@entities/session/access';
import { useSession } from '@entities/session/session';
import { ChoiceChips } from '@shared/form/choice-chips';
import { FieldRow } from '@shared/form/field-row';
import { FormField, FormGroup } from '@shared/form/form-field';
import { PlainForm } from '@shared/form/plain-form';
import { useRecordForm } from '@shared/form/use-record-form';
import { MoneyInput } from '@shared/form/money-input';
import { ErrorState, Skeleton } from '@shared/ui/states';
import { WholeNumberInput } from '@shared/form/whole-number-input';

const SERVICES = ['DELIVERY', 'TAKEOUT', 'DINE_IN'] as const;
const browserZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

export function BranchStep(props: StepProps) {
  const { t } = useTranslation('onboarding');
  const id = props.answer.branch?.id;
  const { business } = useSession();
  const { data, error, load } = useLoaded(async () => ({
    branch: id === undefined ? null : await onboardingApi.branch(id),
    phone: may('business.edit') ? (await onboardingApi.business()).phone : null,
  }));
  const mayMake = id !== undefined || may('branch.create');
  return (
    <StepFrame step="branch">
      {!mayMake && <p>{t('business.ownersAlone')}</p>}
      {mayMake && error !== null && !data && <ErrorState compact error={error} onRetry={load} />}
      {mayMake && error === null && !data && <Skeleton lines={6} height={36} />}
      {mayMake && data && (
        <BranchForm
          {...props}
          branch={data.branch}
          fresh={newBranchValues({ ...business, phone: data.phone }, browserZone())}
        />
      )}
    </StepFrame>
  );
}

function BranchForm({
  branch,
  fresh,
  onDone,
}: StepProps & { branch: BranchDto | null; fresh: BranchValues }) {
  const { t, i18n } = useTranslation(['onboarding', 'order']);
  const { country } = useSession().business;
  const valuesOf = (row: BranchDto) => toBranchValues(row, country);
  const form = useRecordForm<BranchValues>({
    stored: branch ? valuesOf(branch) : fresh,
    version: branch?.version ?? 0,
    schema: branchSchema,
    check: branchIssues(country),
    words: 'onboarding',
  });
  const { values } = form;
  // Once somebody has chosen a zone, the state of the address decides no more.
  const [zoneChosen, setZoneChosen] = useState(branch !== null);
  const zones = useMemo(
    () =>
      timeZoneOptions(
        [values.timezone, zoneFor(country, '', browserZone())],
        country,
        new Date(),
        i18n.language,
      ),
    [values.timezone, country, i18n.language],
  );

  const send = async (typed: BranchValues) => {
    const body = toBranchBody(branchSchema.parse(typed), branch);
    if (branch) {
      const { version } = form.base;
      await saveRow(form, valuesOf, () => onboardingApi.saveBranch(branch.id, { ...body, version }));
    } else await onboardingApi.makeBranch(body);
    await onDone();
  };

  return (
    <PlainForm form={form} send={send} submit={t('save')}>
      <FormField name="name" label={t('branch.name')} hint={t('branch.nameHint')}>
        <Input />
      </FormField>
      <AddressFields
        country={country}
        onState={(state) => {
          if (!zoneChosen) form.set('timezone', zoneFor(country, state, browserZone()));
        }}
      />
      <FieldRow>
        <FormField name="timezone" label={t('branch.timezone')} hint={t('branch.timezoneHint')}>
          <Select options={zones} onChange={() => setZoneChosen(true)} />
        </FormField>
        <FormField name="phone" label={t('branch.phone')} hint={t('branch.phoneHint')} optional>
          <Input type="tel" autoComplete="tel" />
        </FormField>
      </FieldRow>
      <FormGroup name="services" label={t('branch.services')}>
        <Form.Item name="services" noStyle>
          <ChoiceChips options={SERVICES.map((value) => ({ value, label: t(`order:types.${value}`) }))} />
        </Form.Item>
      </FormGroup>
      <FieldRow>
        <FormField name="preparationMin" label={t('branch.preparation')} hint={t('branch.preparationHint')}>
          <WholeNumberInput suffix={t('minutes')} />
        </FormField>
        <FormField
          name="minOrderCents"
          label={t('branch.minOrder')}
          hint={t('branch.minOrderHint')}
          normalize={(cents: number | null) => cents ?? 0}
        >
          <MoneyInput />
        </FormField>
      </FieldRow>
      <FormField
        name="slug"
        label={t('branch.slug')}
        hint={t('branch.slugHint')}
        optional={branch === null}
        getValueFromEvent={(event: ChangeEvent<HTMLInputElement>) => event.target.value.toLowerCase()}
      >
        <Input
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          prefix={`${window.location.host}/m/`}
          placeholder={slugOf(values.name)}
        />
      </FormField>
    </PlainForm>
  );
}
