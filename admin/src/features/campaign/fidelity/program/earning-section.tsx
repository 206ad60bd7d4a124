import { LOYALTY_EARN_PER, type LoyaltyEarnPer } from '@domain/loyalty';
import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { ProductsSelect } from './products-select';
import { isShare, withEarnPer, type ProgramForm } from './program-values';
import { MoneyInput } from '@entities/money/money-input';
import { FieldRow } from '@shared/form/field-row';
import { FormField } from '@shared/form/form-field';
import { FormSection } from '@shared/form/form-section';
import { PercentInput } from '@shared/form/percent-input';
import type { RecordFormState } from '@shared/form/use-record-form';
import { WholeNumberInput } from '@shared/form/whole-number-input';

type ProgramFormState = Pick<RecordFormState<ProgramForm>, 'values' | 'set'>;

/** The rule by which an order earns. */
export function EarningSection({ form: { values, set } }: { form: ProgramFormState }) {
  const { t } = useTranslation('loyalty');
  const { kind, earnPer, branchIds } = values;
  const changeEarnPer = (next: LoyaltyEarnPer) => {
    const { every, gives, productIds } = withEarnPer(values, next);
    set('every', every);
    set('gives', gives);
    set('productIds', productIds);
  };
  return (
    <FormSection title={t('sections.earning')}>
      <FormField name="earnPer">
        <Segmented<LoyaltyEarnPer>
          onChange={changeEarnPer}
          options={LOYALTY_EARN_PER.map((value) => ({ value, label: t(`values.earnPer.${value}`) }))}
        />
      </FormField>
      {isShare(values) ? (
        <FormField key="share" name="gives" label={t('earn.percent')}>
          <PercentInput />
        </FormField>
      ) : (
        <FieldRow>
          {earnPer === 'PER_AMOUNT' && (
            <FormField key="amount" name="every" label={t('earn.amountEvery')}>
              <MoneyInput />
            </FormField>
          )}
          {earnPer === 'PER_ITEM' && (
            <FormField key="items" name="every" label={t('earn.itemsEvery')}>
              <WholeNumberInput />
            </FormField>
          )}
          <FormField key={kind} name="gives" label={t(`earn.${kind}`)}>
            {kind === 'CASHBACK' ? <MoneyInput /> : <WholeNumberInput />}
          </FormField>
        </FieldRow>
      )}
      {earnPer === 'PER_ITEM' && (
        <FormField name="productIds" hint={t('hints.productIds')} optional>
          <ProductsSelect branchIds={branchIds} />
        </FormField>
      )}
      <FormField name="minOrderCents" hint={t('hints.minOrderCents')}>
        <MoneyInput />
      </FormField>
    </FormSection>
  );
}
