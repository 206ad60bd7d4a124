import { formValues } from '@contracts/noun-contract';
import { SELLER, type SellerDto } from '@contracts/sellers';
import { COMMISSION_BASES, COMMISSION_KINDS } from '@domain/sellers';
import { Input, Segmented, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRuleWords } from './list/rule-words';
import { codeFrom, type SellerValues } from './seller-values';
import { MoneyInput } from '@entities/money/money-input';
import { LinkedName, LinkedPersonField } from '@entities/person/linked-person';
import { FieldRow } from '@shared/form/field-row';
import { FormField } from '@shared/form/form-field';
import { FormSection } from '@shared/form/form-section';
import { PercentInput } from '@shared/form/percent-input';
import { RecordForm } from '@entities/record/record-form';
import { useDeclaredWords } from '@entities/record/use-declared-words';
import { useRecordForm, type Sent } from '@shared/form/use-record-form';

/** What a rule says is told as a whole. */
const RULE: readonly string[] = ['commissionKind', 'commissionBps', 'commissionCents'];

const toStored = (row: SellerDto) => ({ values: formValues(SELLER, row), version: row.version });

interface SellerFormProps {
  stored: SellerValues;
  /** 0 for a new one. */
  version: number;
  /** The row, or the branch of a new one: what a draft belongs to besides the address. */
  draftScope: string;
  save: (sent: Sent<SellerValues>) => Promise<SellerDto>;
  onSaved: () => void;
}

/** A seller in full: who it is, what they earn, what they are to sell. */
export function SellerForm({ stored, version, draftScope, save, onSaved }: SellerFormProps) {
  const { t } = useTranslation(['sellers', 'ui']);
  const words = useDeclaredWords(SELLER.fields, 'sellers');
  const rule = useRuleWords();
  const form = useRecordForm<SellerValues>({
    ...{ stored, version, schema: SELLER.form, words: 'sellers', autosave: draftScope },
  });
  const fresh = version === 0;
  const { name, code, commissionKind } = form.values;

  /** Until somebody types a code of their own, it goes with the name. */
  const suggestCode = (next: string) => {
    if (fresh && code === codeFrom(name)) form.set('code', codeFrom(next));
  };

  const describe = (field: keyof SellerValues, of: SellerValues) => {
    const value =
      field === 'personId' ? (
        <LinkedName personId={of.personId} />
      ) : RULE.includes(field) ? (
        rule(of)
      ) : (
        words.value(field, of[field])
      );
    return { label: words.label(field), value };
  };

  return (
    <RecordForm
      form={form}
      save={async (sent) => toStored(await save(sent))}
      onSaved={onSaved}
      toStored={(row) => toStored(row as SellerDto)}
      latest={{ values: stored, version }}
      describe={describe}
      fresh={fresh}
      saveLabel={t(fresh ? 'create' : 'ui:save')}
    >
      <FormSection title={t('sections.who')}>
        <FormField name="name">
          <Input autoFocus={fresh} onChange={({ target }) => suggestCode(target.value)} />
        </FormField>
        <FormField name="code" hint={t('hints.code')}>
          <Input autoComplete="off" spellCheck={false} />
        </FormField>
        <FormField name="phone" hint={t('hints.phone')} optional>
          <Input type="tel" autoComplete="off" />
        </FormField>
        <LinkedPersonField ofRole="seller" hint={t('hints.personId')} placeholder={t('nobody')} />
      </FormSection>
      <FormSection title={t('sections.rule')}>
        <FormField name="commissionKind">
          <Segmented
            options={COMMISSION_KINDS.map((value) => ({ value, label: t(`values.commissionKind.${value}`) }))}
          />
        </FormField>
        <FieldRow>
          {commissionKind === 'PERCENT' ? (
            <FormField name="commissionBps">
              <PercentInput />
            </FormField>
          ) : (
            <FormField name="commissionCents">
              <MoneyInput />
            </FormField>
          )}
          <FormField name="minOrderCents">
            <MoneyInput />
          </FormField>
        </FieldRow>
        <FormField name="commissionBase" hint={t('hints.commissionBase')}>
          <Segmented
            options={COMMISSION_BASES.map((value) => ({ value, label: t(`values.commissionBase.${value}`) }))}
          />
        </FormField>
        <FormField name="firstOrderOnly" valuePropName="checked">
          <Switch />
        </FormField>
      </FormSection>
      <FormSection title={t('sections.goal')}>
        <FormField name="goalCents" hint={t('hints.goalCents')} optional>
          <MoneyInput />
        </FormField>
      </FormSection>
    </RecordForm>
  );
}
