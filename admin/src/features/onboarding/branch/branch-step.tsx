import type { BranchDto } from '@contracts/branches';
import { slugOf } from '@domain/text';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressFields } from './address-fields';
import {
  branchIssues,
  branchSchema,
  freshBranch,
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
import { useRead } from '../use-read';
import { may } from '@entities/session/access';
import { useSession } from '@entities/session/session';
import { ChoiceChips } from '@shared/form/choice-chips';
import { FieldPlace, FieldRow, GroupField } from '@shared/form/field-place';
import { PlainForm } from '@shared/form/plain-form';
import { useRecordForm } from '@shared/form/use-record-form';
import { ChoiceField } from '@shared/ui/choice-input';
import { MoneyField, NumberField, TextField } from '@shared/ui/inputs';
import { ErrorState, Skeleton } from '@shared/ui/states';

const SERVICES = ['DELIVERY', 'TAKEOUT', 'DINE_IN'] as const;
const browserZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

export function BranchStep(props: StepProps) {
  const { t } = useTranslation('onboarding');
  const id = props.answer.branch?.id;
  const { business } = useSession();
  const { data, error, load } = useRead(async () => ({
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
        <Form
          {...props}
          branch={data.branch}
          fresh={freshBranch({ ...business, phone: data.phone }, browserZone())}
        />
      )}
    </StepFrame>
  );
}

function Form({ branch, fresh, onDone }: StepProps & { branch: BranchDto | null; fresh: BranchValues }) {
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
      <FieldPlace name="name">
        <TextField
          label={t('branch.name')}
          hint={t('branch.nameHint')}
          required
          error={form.error('name')}
          value={values.name}
          onChange={(name) => form.set('name', name)}
        />
      </FieldPlace>
      <FieldPlace name="address">
        <AddressFields
          country={country}
          value={values.address}
          error={(field) => form.error(`address.${field}`)}
          onChange={(address) => {
            form.set('address', address);
            if (!zoneChosen && address.state !== values.address.state)
              form.set('timezone', zoneFor(country, address.state, browserZone()));
          }}
        />
      </FieldPlace>
      <FieldRow>
        <FieldPlace name="timezone">
          <ChoiceField
            label={t('branch.timezone')}
            hint={t('branch.timezoneHint')}
            options={zones}
            error={form.error('timezone')}
            value={values.timezone}
            onChange={(timezone) => {
              setZoneChosen(true);
              form.set('timezone', timezone);
            }}
          />
        </FieldPlace>
        <FieldPlace name="phone">
          <TextField
            label={t('branch.phone')}
            hint={t('branch.phoneHint')}
            type="tel"
            autoComplete="tel"
            optional
            error={form.error('phone')}
            value={values.phone}
            onChange={(phone) => form.set('phone', phone)}
          />
        </FieldPlace>
      </FieldRow>
      <FieldPlace name="services">
        <GroupField legend={t('branch.services')} error={form.error('services')}>
          <ChoiceChips
            options={SERVICES.map((value) => ({ value, label: t(`order:types.${value}`) }))}
            value={values.services}
            onChange={(services) => form.set('services', services)}
          />
        </GroupField>
      </FieldPlace>
      <FieldRow>
        <FieldPlace name="preparationMin">
          <NumberField
            label={t('branch.preparation')}
            hint={t('branch.preparationHint')}
            unit={t('minutes')}
            min={5}
            max={180}
            required
            error={form.error('preparationMin')}
            value={values.preparationMin}
            onChange={(preparationMin) => form.set('preparationMin', preparationMin)}
          />
        </FieldPlace>
        <FieldPlace name="minOrderCents">
          <MoneyField
            label={t('branch.minOrder')}
            hint={t('branch.minOrderHint')}
            error={form.error('minOrderCents')}
            value={values.minOrderCents}
            onChange={(minOrderCents) => form.set('minOrderCents', minOrderCents ?? 0)}
          />
        </FieldPlace>
      </FieldRow>
      <FieldPlace name="slug">
        <TextField
          label={t('branch.slug')}
          hint={t('branch.slugHint')}
          optional={branch === null}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          before={`${window.location.host}/m/`}
          placeholder={slugOf(values.name)}
          error={form.error('slug')}
          value={values.slug}
          onChange={(slug) => form.set('slug', slug.toLowerCase())}
        />
      </FieldPlace>
    </PlainForm>
  );
}
