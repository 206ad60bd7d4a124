import type { SellerDto } from '@contracts/sellers';
import { COMMISSION_BASES, COMMISSION_KINDS } from '@domain/sellers';
import { Input, Segmented, Switch } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRuleWords } from './list/rule-words';
import { codeFrom, sellerSchema, sellerValues, type SellerValues } from './seller-values';
import { MoneyInput } from '@entities/money/money-input';
import { LinkedName, LinkedPersonField } from '@entities/person/linked-person';
import { FieldRow } from '@shared/form/field-row';
import { FormField } from '@shared/form/form-field';
import { FormSection } from '@shared/form/form-section';
import { PercentInput } from '@shared/form/percent-input';
import { RecordForm } from '@entities/record/record-form';
import { useRecordForm, type Sent } from '@shared/form/use-record-form';
import { useFormat } from '@shared/format/context';

const toStored = (row: SellerDto) => ({ values: sellerValues(row), version: row.version });

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
  const { money } = useFormat();
  const rule = useRuleWords();
  const form = useRecordForm<SellerValues>({
    ...{ stored, version, schema: sellerSchema, words: 'sellers', autosave: draftScope },
  });
  const fresh = version === 0;
  const { name, code, commissionKind } = form.values;

  /** Until somebody types a code of their own, it goes with the name. */
  const suggestCode = (next: string) => {
    if (fresh && code === codeFrom(name)) form.set('code', codeFrom(next));
  };

  const describe = (field: keyof SellerValues, of: SellerValues) => {
    const yes = (value: boolean) => t(value ? 'yes' : 'no');
    const texts: Record<keyof SellerValues, ReactNode> = {
      name: of.name,
      code: of.code,
      phone: of.phone ?? '–',
      personId: <LinkedName personId={of.personId} />,
      commissionKind: rule(of),
      commissionBps: rule(of),
      commissionCents: rule(of),
      commissionBase: t(`bases.${of.commissionBase}`),
      minOrderCents: money(of.minOrderCents),
      firstOrderOnly: yes(of.firstOrderOnly),
      goalCents: of.goalCents === null ? '–' : money(of.goalCents),
      state: t(`states.${of.state}`),
    };
    return { label: t(`fields.${field}`), value: texts[field] };
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
          <Segmented options={COMMISSION_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))} />
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
          <Segmented options={COMMISSION_BASES.map((value) => ({ value, label: t(`bases.${value}`) }))} />
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
