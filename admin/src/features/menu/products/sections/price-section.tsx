import { Select } from 'antd';
import type { VariationGroupDto } from '@contracts/menu';
import { PRODUCT_UNITS } from '@domain/menu/unit';
import { useTranslation } from 'react-i18next';
import type { SectionProps } from '../product-values';
import { MarginList } from '../margin-list';
import { margins } from '../product-price';
import { useHasPermission } from '@entities/session/access';
import { MomentInput } from '@entities/clock/date-inputs';
import { FieldRow } from '@shared/form/field-row';
import { FormField } from '@shared/form/form-field';
import { FormSection } from '@shared/form/form-section';
import { MoneyInput } from '@entities/money/money-input';

interface PriceSectionProps extends SectionProps {
  variationGroups: VariationGroupDto[];
}

/** What it costs the customer, what it costs the house, and what is left. */
export function PriceSection({ form, variationGroups }: PriceSectionProps) {
  const { t } = useTranslation(['menu', 'product']);
  const mayPrice = useHasPermission('menu.price.edit');
  const { values } = form;
  const { priceCents, promoPriceCents, costCents, variationGroupId, variationPrices } = values;
  const group = variationGroups.find(({ id }) => id === variationGroupId);

  return (
    <FormSection
      title={t('product.sections.price')}
      text={!mayPrice ? t('price.readOnly') : variationGroupId === null ? undefined : t('price.replaced')}
    >
      <FieldRow>
        {variationGroupId === null && (
          <FormField name="priceCents">
            <MoneyInput disabled={!mayPrice} />
          </FormField>
        )}
        <FormField name="unit" hint={t('product.unitHint')}>
          <Select
            disabled={!mayPrice}
            options={PRODUCT_UNITS.map((unit) => ({ value: unit, label: t(`product:values.unit.${unit}`) }))}
          />
        </FormField>
      </FieldRow>
      <FieldRow>
        {/* Who sets no prices is not told the cost either. */}
        {mayPrice && (
          <FormField name="costCents" hint={t('price.costHint')}>
            <MoneyInput />
          </FormField>
        )}
        {/* One that was typed before the sizes is shown, so that it can be taken away. */}
        {(variationGroupId === null || promoPriceCents !== null) && (
          <FormField name="promoPriceCents" hint={t('price.promoHint')}>
            <MoneyInput disabled={!mayPrice} />
          </FormField>
        )}
      </FieldRow>
      <MarginList margins={margins({ priceCents, promoPriceCents, costCents, variationPrices }, group)} />
      {promoPriceCents !== null && (
        <FieldRow>
          {(['promoFrom', 'promoTo'] as const).map((field) => (
            <FormField key={field} name={field}>
              <MomentInput disabled={!mayPrice} />
            </FormField>
          ))}
        </FieldRow>
      )}
    </FormSection>
  );
}
