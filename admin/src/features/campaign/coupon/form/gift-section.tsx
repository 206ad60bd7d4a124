import { COUPON_KINDS, type CouponKind } from '@domain/campaign';
import { Radio, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ItemsFields } from './items-fields';
import styles from './form.module.css';
import { givesUnits, hasValue, isOffItems, withKind, type CouponForm } from '../coupon-values';
import { MoneyInput } from '@entities/money/money-input';
import { FieldRow } from '@shared/form/field-row';
import { FormField } from '@shared/form/form-field';
import { FormSection } from '@shared/form/form-section';
import { PercentInput } from '@shared/form/percent-input';
import type { RecordFormState } from '@shared/form/use-record-form';
import { WholeNumberInput } from '@shared/form/whole-number-input';

/** The discount of a coupon, and the items that it applies to. */
export function GiftSection({ form }: { form: Pick<RecordFormState<CouponForm>, 'values' | 'set'> }) {
  const { t } = useTranslation('coupons');
  const { values } = form;
  const { kind } = values;
  const changeKind = (next: CouponKind) => {
    const { kind: _, ...rest } = withKind(values, next);
    for (const [field, value] of Object.entries(rest)) form.set(field as keyof typeof rest, value);
  };
  return (
    <FormSection title={t('sections.gift')}>
      <FormField name="kind">
        <Radio.Group
          className={styles.kinds}
          onChange={({ target }) => changeKind(target.value as CouponKind)}
          options={COUPON_KINDS.map((value) => ({ value, label: t(`values.kind.${value}`) }))}
        />
      </FormField>
      <FieldRow>
        {kind === 'DELIVERY_DISCOUNT' ? (
          <DeliveryValue values={values} set={form.set} />
        ) : (
          <>
            {hasValue(kind, 'valueBps') && (
              <FormField name="valueBps" optional={false}>
                <PercentInput />
              </FormField>
            )}
            {hasValue(kind, 'valueCents') && (
              <FormField name="valueCents" optional={false}>
                <MoneyInput />
              </FormField>
            )}
          </>
        )}
        {hasValue(kind, 'buyQuantity') && (
          <FormField name="buyQuantity">
            <WholeNumberInput />
          </FormField>
        )}
        {hasValue(kind, 'getQuantity') && (
          <FormField name="getQuantity">
            <WholeNumberInput />
          </FormField>
        )}
        {hasValue(kind, 'maxDiscountCents') && (
          <FormField
            name="maxDiscountCents"
            hint={kind === 'PERCENT' && t('hints.maxDiscountCents')}
            optional
          >
            <MoneyInput />
          </FormField>
        )}
      </FieldRow>
      {isOffItems(kind) && <ItemsFields branchIds={values.branchIds} isRequired={givesUnits(kind)} />}
    </FormSection>
  );
}

type Unit = 'valueCents' | 'valueBps';

/** An amount off the delivery fee, or a share of it; of both the amount would count. */
function DeliveryValue({ values, set }: Pick<RecordFormState<CouponForm>, 'values' | 'set'>) {
  const { t } = useTranslation('coupons');
  const [chosen, setChosen] = useState<Unit>(values.valueBps === null ? 'valueCents' : 'valueBps');
  const unit = values.valueCents === null ? chosen : 'valueCents';
  const change = (next: Unit) => {
    setChosen(next);
    set(next === 'valueBps' ? 'valueCents' : 'valueBps', null);
  };
  return (
    <div className={styles.either}>
      <Segmented<Unit>
        aria-label={t('deliveryUnit')}
        value={unit}
        onChange={change}
        options={(['valueCents', 'valueBps'] as const).map((value) => ({
          value,
          label: t(`fields.${value}`),
        }))}
      />
      <FormField key={unit} name={unit} optional={false}>
        {unit === 'valueCents' ? <MoneyInput /> : <PercentInput />}
      </FormField>
    </div>
  );
}
