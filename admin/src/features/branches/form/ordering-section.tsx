import type { BranchDto } from '@contracts/branches';
import { useTranslation } from 'react-i18next';
import { SectionForm } from './section-form';
import { orderingSchema, orderingValues, type OrderingValues } from './section-values';
import { ServicesField } from '@entities/branch/services-field';
import { TimeZoneSelect } from '@entities/branch/time-zone-select';
import { ClockInput } from '@entities/opening-hours/clock-input';
import { useSession } from '@entities/session/session';
import { FieldRow } from '@shared/form/field-row';
import { FormField } from '@shared/form/form-field';
import { FormSection } from '@shared/form/form-section';
import { MoneyInput } from '@entities/money/money-input';
import { PercentInput } from '@shared/form/percent-input';
import { useRecordForm } from '@shared/form/use-record-form';
import { WholeNumberInput } from '@shared/form/whole-number-input';
import { useFormat } from '@shared/format/context';

const orZero = (value: number | null) => value ?? 0;

/** What a branch offers and by which rules it takes orders. */
export function OrderingSection({ branch }: { branch: BranchDto }) {
  const { t } = useTranslation(['branches', 'branch', 'order']);
  const { money, percent } = useFormat();
  const { country } = useSession().business;
  const form = useRecordForm<OrderingValues>({
    stored: orderingValues(branch),
    version: branch.version,
    schema: orderingSchema,
    words: 'branch',
    autosave: branch.id,
  });

  const describe = (field: keyof OrderingValues, of: OrderingValues) => {
    const minutes = (count: number) => `${count} ${t('branch:minutes')}`;
    const texts: Record<keyof OrderingValues, string> = {
      services: of.services.map((service) => t(`order:types.${service}`)).join(', '),
      timezone: of.timezone,
      closeoutTime: of.closeoutTime,
      preparationMin: minutes(of.preparationMin),
      acceptDeadlineMin: minutes(of.acceptDeadlineMin),
      minOrderCents: money(of.minOrderCents),
      serviceFeeBps: percent(of.serviceFeeBps),
      closeWithoutBoardMin:
        of.closeWithoutBoardMin === null ? t('form.staysOpen') : minutes(of.closeWithoutBoardMin),
    };
    return { label: t(`fields.${field}`), value: texts[field] };
  };

  return (
    <SectionForm
      branch={branch}
      form={form}
      toValues={orderingValues}
      toBody={(changes) => changes}
      describe={describe}
    >
      <FormSection title={t('form.services')}>
        <ServicesField />
      </FormSection>
      <FormSection title={t('form.rules')}>
        <FieldRow>
          <FormField name="preparationMin" hint={t('branch:fields.preparationHint')}>
            <WholeNumberInput suffix={t('branch:minutes')} />
          </FormField>
          <FormField name="acceptDeadlineMin" hint={t('form.acceptDeadlineHint')}>
            <WholeNumberInput suffix={t('branch:minutes')} />
          </FormField>
        </FieldRow>
        <FieldRow>
          <FormField name="minOrderCents" hint={t('branch:fields.minOrderHint')} normalize={orZero}>
            <MoneyInput />
          </FormField>
          <FormField name="serviceFeeBps" hint={t('form.serviceFeeHint')} normalize={orZero}>
            <PercentInput />
          </FormField>
        </FieldRow>
      </FormSection>
      <FormSection title={t('form.boards')} text={t('form.boardsText')}>
        <FormField name="closeWithoutBoardMin" hint={t('form.closeWithoutBoardHint')}>
          <WholeNumberInput suffix={t('branch:minutes')} placeholder={t('form.staysOpen')} />
        </FormField>
      </FormSection>
      <FormSection title={t('form.times')}>
        <FieldRow>
          <FormField name="timezone" hint={t('branch:fields.timezoneHint')}>
            <TimeZoneSelect country={country} />
          </FormField>
          <FormField name="closeoutTime" hint={t('form.closeoutHint')}>
            <ClockInput />
          </FormField>
        </FieldRow>
      </FormSection>
    </SectionForm>
  );
}
