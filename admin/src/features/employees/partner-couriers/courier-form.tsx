import { courierCreate, type CourierDto } from '@contracts/couriers';
import { COURIER_KINDS, PAY_KINDS, VEHICLES } from '@domain/couriers';
import { Input, InputNumber, Segmented, Select, Switch } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { MoneyInput } from '@entities/money/money-input';
import { LinkedName, LinkedPersonField } from '@entities/person/linked-person';
import { RecordForm } from '@entities/record/record-form';
import { FieldRow } from '@shared/form/field-row';
import { FormField } from '@shared/form/form-field';
import { FormSection } from '@shared/form/form-section';
import { useRecordForm, type Sent } from '@shared/form/use-record-form';
import { useFormat } from '@shared/format/context';

const schema = courierCreate.omit({ branchId: true });
type CourierValues = z.output<typeof schema>;

export const NEW_COURIER: CourierValues = { ...schema.omit({ name: true }).parse({}), name: '' };

/** What the form edits of a row. */
export const courierValues = (row: CourierDto): CourierValues => ({
  name: row.name,
  phone: row.phone,
  personId: row.personId,
  kind: row.kind,
  vehicle: row.vehicle,
  plate: row.plate,
  payKind: row.payKind,
  payBaseCents: row.payBaseCents,
  payPerKmCents: row.payPerKmCents,
  payDailyCents: row.payDailyCents,
  maxConcurrent: row.maxConcurrent,
  available: row.available,
  state: row.state === 'ACTIVE' ? 'ACTIVE' : 'PAUSED',
});

const toStored = (row: CourierDto) => ({ values: courierValues(row), version: row.version });

interface CourierFormProps {
  stored: CourierValues;
  /** 0 for a new one. */
  version: number;
  /** The row, or the branch of a new one: what a draft belongs to besides the address. */
  draftScope: string;
  save: (sent: Sent<CourierValues>) => Promise<CourierDto>;
  onSaved: () => void;
}

/** A courier in full: who it is, with what they ride, how they are paid. */
export function CourierForm({ stored, version, draftScope, save, onSaved }: CourierFormProps) {
  const { t } = useTranslation(['couriers', 'ui']);
  const { money } = useFormat();
  const form = useRecordForm<CourierValues>({
    ...{ stored, version, schema, words: 'couriers', autosave: draftScope },
  });
  const fresh = version === 0;
  const { payKind, vehicle } = form.values;

  const describe = (field: keyof CourierValues, of: CourierValues) => {
    const texts: Record<keyof CourierValues, ReactNode> = {
      name: of.name,
      phone: of.phone ?? '–',
      personId: <LinkedName personId={of.personId} />,
      kind: t(`kinds.${of.kind}`),
      vehicle: t(`vehicles.${of.vehicle}`),
      plate: of.plate || '–',
      payKind: t(`payKinds.${of.payKind}`),
      payBaseCents: money(of.payBaseCents),
      payPerKmCents: money(of.payPerKmCents),
      payDailyCents: money(of.payDailyCents),
      maxConcurrent: String(of.maxConcurrent),
      available: t(of.available ? 'yes' : 'no'),
      state: t(`states.${of.state}`),
    };
    return { label: t(`fields.${field}`), value: texts[field] };
  };

  return (
    <RecordForm
      form={form}
      save={async (sent) => toStored(await save(sent))}
      onSaved={onSaved}
      toStored={(row) => toStored(row as CourierDto)}
      latest={{ values: stored, version }}
      describe={describe}
      fresh={fresh}
      saveLabel={t(fresh ? 'create' : 'ui:save')}
    >
      <FormSection title={t('sections.who')}>
        <FormField name="name">
          <Input autoFocus={fresh} autoComplete="off" />
        </FormField>
        <FormField name="phone" hint={t('hints.phone')} optional>
          <Input type="tel" autoComplete="off" />
        </FormField>
        <FormField name="kind">
          <Segmented options={COURIER_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))} />
        </FormField>
        <LinkedPersonField ofRole="courier" hint={t('hints.personId')} placeholder={t('nobody')} />
        <FormField name="state" hint={t('hints.state')}>
          <Segmented
            options={(['ACTIVE', 'PAUSED'] as const).map((value) => ({ value, label: t(`states.${value}`) }))}
          />
        </FormField>
      </FormSection>
      <FormSection title={t('sections.ride')}>
        <FieldRow>
          <FormField name="vehicle">
            <Select options={VEHICLES.map((value) => ({ value, label: t(`vehicles.${value}`) }))} />
          </FormField>
          {(vehicle === 'MOTORCYCLE' || vehicle === 'CAR') && (
            <FormField name="plate" optional>
              <Input autoComplete="off" />
            </FormField>
          )}
        </FieldRow>
        <FieldRow>
          <FormField name="maxConcurrent" hint={t('hints.maxConcurrent')}>
            <InputNumber min={1} max={4} precision={0} />
          </FormField>
          <FormField name="available" hint={t('hints.available')} valuePropName="checked">
            <Switch />
          </FormField>
        </FieldRow>
      </FormSection>
      <FormSection title={t('sections.pay')}>
        <FormField name="payKind" hint={t(`payHints.${payKind}`)}>
          <Select options={PAY_KINDS.map((value) => ({ value, label: t(`payKinds.${value}`) }))} />
        </FormField>
        <FieldRow>
          {payKind !== 'DAILY' && (
            <FormField name="payBaseCents">
              <MoneyInput />
            </FormField>
          )}
          {payKind === 'PER_KM' && (
            <FormField name="payPerKmCents">
              <MoneyInput />
            </FormField>
          )}
          {(payKind === 'DAILY' || payKind === 'FIXED_PLUS_DELIVERY') && (
            <FormField name="payDailyCents">
              <MoneyInput />
            </FormField>
          )}
        </FieldRow>
      </FormSection>
    </RecordForm>
  );
}
