import { useTranslation } from 'react-i18next';
import type { SectionProps } from './section-props';
import { marginBps } from '../product-price';
import { useGrant } from '@entities/session/access';
import { FieldPlace, FieldRow, FormSection } from '@shared/form/form-section';
import { MomentField } from '@shared/form/moment-field';
import { useFormat } from '@shared/format/context';
import { MoneyField } from '@shared/ui/inputs';

/** What it costs the customer, what it costs the house, and what is left. */
export function PriceSection({ form }: SectionProps) {
  const { t } = useTranslation('menu');
  const { money, percent } = useFormat();
  const mayPrice = useGrant('menu.price.edit') !== null;
  const { values, set, error } = form;
  const { priceCents, promoPriceCents, costCents } = values;

  const left = (price: number) => {
    const bps = costCents === null ? null : marginBps(price, costCents);
    return bps === null || costCents === null
      ? null
      : { share: percent(bps), amount: money(price - costCents) };
  };
  const margin = left(priceCents);
  const promoMargin = promoPriceCents === null ? null : left(promoPriceCents);
  const marginText = [
    margin && t('price.margin', margin),
    promoMargin && t('price.promoMargin', promoMargin),
  ].filter(Boolean);

  return (
    <FormSection title={t('product.sections.price')} text={mayPrice ? undefined : t('price.readOnly')}>
      <FieldRow>
        <FieldPlace name="priceCents">
          <MoneyField
            label={t('product.fields.priceCents')}
            required
            disabled={!mayPrice}
            hint={values.variationGroupId === null ? undefined : t('price.replaced')}
            value={Number.isNaN(priceCents) ? null : priceCents}
            // An empty field is no price: the schema says so at the field.
            onChange={(cents) => set('priceCents', cents ?? NaN)}
            error={error('priceCents')}
          />
        </FieldPlace>
        <FieldPlace name="costCents">
          <MoneyField
            label={t('product.fields.costCents')}
            optional
            disabled={!mayPrice}
            hint={marginText.length > 0 ? marginText.join(' · ') : t('price.costHint')}
            value={costCents}
            onChange={(cents) => set('costCents', cents)}
            error={error('costCents')}
          />
        </FieldPlace>
      </FieldRow>
      <FieldRow>
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
      </FieldRow>
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
