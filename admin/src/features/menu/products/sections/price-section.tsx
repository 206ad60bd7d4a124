import type { VariationGroupDto } from '@contracts/menu';
import { PRODUCT_UNITS } from '@domain/menu/unit';
import { useTranslation } from 'react-i18next';
import type { SectionProps } from './section-props';
import { MarginList } from '../margin-list';
import { margins } from '../product-price';
import { productSchema } from '../product-values';
import { useGrant } from '@entities/session/access';
import { FieldPlace, FieldRow } from '@shared/form/field-place';
import { FormSection } from '@shared/form/form-section';
import { MomentField } from '@shared/form/moment-field';
import { ChoiceField } from '@shared/ui/choice-input';
import { MoneyField } from '@shared/ui/inputs';

interface PriceSectionProps extends SectionProps {
  variationGroups: VariationGroupDto[];
}

/** What it costs the customer, what it costs the house, and what is left. */
export function PriceSection({ form, variationGroups }: PriceSectionProps) {
  const { t } = useTranslation('menu');
  const mayPrice = useGrant('menu.price.edit') !== null;
  const { values, set, error } = form;
  const { priceCents, promoPriceCents, costCents, variationGroupId, variationPrices } = values;
  const group = variationGroups.find(({ id }) => id === variationGroupId);

  return (
    <FormSection
      title={t('product.sections.price')}
      text={!mayPrice ? t('price.readOnly') : variationGroupId === null ? undefined : t('price.replaced')}
    >
      <FieldRow>
        {variationGroupId === null && (
          <FieldPlace name="priceCents">
            <MoneyField
              label={t('product.fields.priceCents')}
              required
              disabled={!mayPrice}
              value={Number.isNaN(priceCents) ? null : priceCents}
              // An empty field is no price: the schema says so at the field.
              onChange={(cents) => set('priceCents', cents ?? NaN)}
              error={error('priceCents')}
            />
          </FieldPlace>
        )}
        <FieldPlace name="unit">
          <ChoiceField
            label={t('product.fields.unit')}
            hint={t('product.unitHint')}
            disabled={!mayPrice}
            value={values.unit}
            onChange={(unit) => set('unit', productSchema.shape.unit.parse(unit))}
            options={PRODUCT_UNITS.map((unit) => ({ value: unit, label: t(`product.units.${unit}`) }))}
            error={error('unit')}
          />
        </FieldPlace>
      </FieldRow>
      <FieldRow>
        {/* Who sets no prices is not told the cost either. */}
        {mayPrice && (
          <FieldPlace name="costCents">
            <MoneyField
              label={t('product.fields.costCents')}
              optional
              hint={t('price.costHint')}
              value={costCents}
              onChange={(cents) => set('costCents', cents)}
              error={error('costCents')}
            />
          </FieldPlace>
        )}
        {/* One that was typed before the sizes is shown, so that it can be taken away. */}
        {(variationGroupId === null || promoPriceCents !== null) && (
          <FieldPlace name="promoPriceCents">
            <MoneyField
              label={t('product.fields.promoPriceCents')}
              optional
              disabled={!mayPrice}
              hint={t('price.promoHint')}
              value={promoPriceCents}
              onChange={(cents) => set('promoPriceCents', cents)}
              error={error('promoPriceCents')}
            />
          </FieldPlace>
        )}
      </FieldRow>
      <MarginList margins={margins({ priceCents, promoPriceCents, costCents, variationPrices }, group)} />
      {promoPriceCents !== null && (
        <FieldRow>
          {(['promoFrom', 'promoTo'] as const).map((field) => (
            <FieldPlace key={field} name={field}>
              <MomentField
                label={t(`product.fields.${field}`)}
                optional
                disabled={!mayPrice}
                value={values[field]}
                onChange={(instant) => set(field, instant)}
                error={error(field)}
              />
            </FieldPlace>
          ))}
        </FieldRow>
      )}
    </FormSection>
  );
}
