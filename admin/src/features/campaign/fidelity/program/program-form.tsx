import { programCreate, type LoyaltyProgramDto } from '@contracts/loyalty';
import { LOYALTY_KINDS, type LoyaltyKind } from '@domain/loyalty';
import { Input, Segmented } from 'antd';
import { memo, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EarningSection } from './earning-section';
import { LimitsSection } from './limits-section';
import { checkProgram, valuesOf, withKind, type ProgramForm as Values } from './program-values';
import { RewardsSection } from './rewards-section';
import { useUnitWords } from '@entities/loyalty/use-unit-words';
import { useBranchWords } from '@entities/branch/branch-words';
import { ResourceForm } from '@entities/record/resource-form';
import { useFormat } from '@shared/format/context';
import { FormField } from '@shared/form/form-field';
import { FormSection } from '@shared/form/form-section';
import type { RecordFormState } from '@shared/form/use-record-form';

interface ProgramFormProps {
  /** Null for a new one. */
  program: LoyaltyProgramDto | null;
  /** The values of a new program. */
  initialValues: Values;
  onValues: (values: Values) => void;
  onSaved: (row: LoyaltyProgramDto) => void;
}

/** The form of a loyalty program. `onValues` receives every change, for the card beside the form. */
export const ProgramForm = memo(function ProgramForm(props: ProgramFormProps) {
  const { program, initialValues, onValues, onSaved } = props;
  const { t } = useTranslation('loyalty');
  const describe = useFieldWords();
  return (
    <ResourceForm<LoyaltyProgramDto, Values>
      resource="loyalty-programs"
      row={program}
      schema={programCreate}
      check={checkProgram}
      valuesOf={valuesOf}
      initialValues={initialValues}
      words="loyalty"
      describe={describe}
      onSaved={onSaved}
      createLabel={t('create')}
    >
      {(form) => <Fields form={form} program={program} onValues={onValues} />}
    </ResourceForm>
  );
});

interface FieldsProps extends Pick<ProgramFormProps, 'program' | 'onValues'> {
  form: RecordFormState<Values>;
}

function Fields({ form, program, onValues }: FieldsProps) {
  const { t } = useTranslation('loyalty');
  const { values, set } = form;
  /** The rewards that cashback leaves out, for whoever changes back to stamps or points. */
  const [parkedRewards, setParkedRewards] = useState<Values['rewards']>([]);
  useEffect(() => onValues(values), [values, onValues]);

  const changeKind = (kind: LoyaltyKind) => {
    const next = withKind(values, kind);
    set('every', next.every);
    set('gives', next.gives);
    if (kind === 'CASHBACK') setParkedRewards(values.rewards);
    set('rewards', kind !== 'CASHBACK' && values.kind === 'CASHBACK' ? parkedRewards : next.rewards);
  };
  return (
    <>
      <FormSection title={t('sections.basics')}>
        <FormField name="name">
          <Input autoFocus={program === null} autoComplete="off" />
        </FormField>
        <FormField name="kind" hint={t('hints.kind')}>
          <Segmented<LoyaltyKind>
            onChange={changeKind}
            options={LOYALTY_KINDS.map((value) => ({ value, label: t(`values.kind.${value}`) }))}
          />
        </FormField>
      </FormSection>
      <EarningSection form={form} />
      <RewardsSection form={form} redeemed={program?.redeemed ?? {}} />
      <LimitsSection />
    </>
  );
}

/** The fields of a program in words, where two versions of it are compared. */
function useFieldWords() {
  const { t } = useTranslation('loyalty');
  const { money, number } = useFormat();
  const branchWords = useBranchWords();
  const unitWords = useUnitWords();
  const valueOf = (field: keyof Values, values: Values): ReactNode => {
    switch (field) {
      case 'name':
        return values.name;
      case 'kind':
        return t(`values.kind.${values.kind}`);
      case 'earnPer':
        return t(`values.earnPer.${values.earnPer}`);
      case 'every':
        return values.earnPer === 'PER_AMOUNT' ? money(values.every) : number(values.every);
      case 'gives':
        return unitWords(values.kind, values.gives);
      case 'minOrderCents':
        return money(values.minOrderCents);
      case 'branchIds':
        return branchWords(values.branchIds);
      case 'productIds':
        return values.productIds.length > 0 ? t('chosen', { count: values.productIds.length }) : t('all');
      case 'expireDays':
        return values.expireDays === null ? t('never') : number(values.expireDays);
      case 'rewards':
        return values.rewards.map(({ name, cost }, index) => (
          <div key={index}>{t('rewards.line', { name, cost: unitWords(values.kind, cost) })}</div>
        ));
    }
  };
  return (field: keyof Values, values: Values) => ({
    label: t(`fields.${field}`),
    value: valueOf(field, values),
  });
}
