import { couponCreate, type CouponDto } from '@contracts/coupons';
import { COUPON_FIELDS, COUPON_STATES } from '@domain/campaign';
import { Input, Segmented } from 'antd';
import { memo, useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeInput } from './code-input';
import { GiftSection } from './gift-section';
import { ScopeSection } from './scope-section';
import { checkCouponForm, valuesOf, type CouponForm as Values } from '../coupon-values';
import { RulesSection } from '../rules/rules-section';
import { useRuleWords } from '../rules/use-rule-words';
import { useBranchWords } from '@entities/branch/branch-words';
import { ResourceForm } from '@entities/record/resource-form';
import { ResourceName } from '@entities/record/resource-select';
import { useDeclaredWords } from '@entities/record/use-declared-words';
import { FormField } from '@shared/form/form-field';
import { FormSection } from '@shared/form/form-section';
import type { RecordFormState } from '@shared/form/use-record-form';

interface CouponFormProps {
  /** Null for a new one. */
  coupon: CouponDto | null;
  /** The values of a new coupon. */
  initialValues: Values;
  onValues: (values: Values) => void;
  onSaved: (row: CouponDto) => void;
}

/** The form of a coupon. `onValues` receives every change, for the summary and the simulation beside the form. */
export const CouponForm = memo(function CouponForm(props: CouponFormProps) {
  const { coupon, initialValues, onValues, onSaved } = props;
  const { t } = useTranslation(['coupons', 'navigation']);
  const describe = useFieldWords();
  return (
    <ResourceForm<CouponDto, Values>
      resource="coupons"
      row={coupon}
      schema={couponCreate}
      check={checkCouponForm}
      valuesOf={valuesOf}
      initialValues={initialValues}
      words="coupons"
      describe={describe}
      onSaved={onSaved}
      createLabel={t('create')}
    >
      {(form) => <Fields form={form} isNew={coupon === null} onValues={onValues} />}
    </ResourceForm>
  );
});

interface FieldsProps extends Pick<CouponFormProps, 'onValues'> {
  form: RecordFormState<Values>;
  isNew: boolean;
}

function Fields({ form, isNew, onValues }: FieldsProps) {
  const { t } = useTranslation('coupons');
  const { values } = form;
  useEffect(() => onValues(values), [values, onValues]);
  return (
    <>
      <FormSection title={t('sections.coupon')}>
        <FormField name="name" hint={t('hints.name')}>
          <Input autoFocus={isNew} autoComplete="off" />
        </FormField>
        <FormField name="code" hint={t('hints.code')}>
          <CodeInput />
        </FormField>
        <FormField name="state" hint={t(`hints.states.${values.state}`)}>
          <Segmented options={COUPON_STATES.map((value) => ({ value, label: t(`states.${value}`) }))} />
        </FormField>
      </FormSection>
      <GiftSection form={form} />
      <RulesSection form={form} />
      <ScopeSection />
    </>
  );
}

/** The fields of a coupon in words, where two versions of it are compared. */
function useFieldWords() {
  const { t } = useTranslation('coupons');
  const declared = useDeclaredWords(COUPON_FIELDS, 'coupons');
  const branchWords = useBranchWords();
  const { lines } = useRuleWords();
  const valueOf = (field: keyof Values, values: Values): ReactNode => {
    switch (field) {
      case 'code':
        return values.code;
      case 'branchIds':
        return branchWords(values.branchIds);
      case 'rules':
        return lines(values.rules).map(({ name, text }) => <div key={name}>{text}</div>);
      case 'sellerId':
        return <ResourceName resource="sellers" id={values.sellerId} />;
      case 'productIds':
      case 'categoryIds':
        return t(`chosen.${field}`, { count: values[field].length });
      default:
        return declared.value(field, values[field]);
    }
  };
  return (field: keyof Values, values: Values) => ({
    label: t(`fields.${field}`),
    value: valueOf(field, values),
  });
}
