import { Button } from 'antd';
import type { VariationGroupDto } from '@contracts/menu';
import { ownPriceCents } from '@domain/pricing';
import { useTranslation } from 'react-i18next';
import styles from './own-prices.module.css';
import type { SectionProps } from '../product-values';
import { isInUse } from '../../groups/parts';
import { inPlace } from '../../groups/group-kind';
import { useHasPermission } from '@entities/session/access';
import { FormGroup } from '@shared/form/form-field';
import { MoneyInput } from '@entities/money/money-input';

/** What this product costs in each of its variations, where that is not what its group says. */
export function OwnPrices({ form, group }: SectionProps & { group: VariationGroupDto }) {
  const { t } = useTranslation('menu');
  const mayPrice = useHasPermission('menu.price.edit');
  const { values, set } = form;
  const own = values.variationPrices;
  const price = (variationId: string, priceCents: number | null) => {
    const others = own.filter((one) => one.variationId !== variationId);
    set('variationPrices', priceCents === null ? others : [...others, { variationId, priceCents }]);
  };

  return (
    <FormGroup name="variationPrices" hint={t('product.ownPricesHint', { group: group.name })}>
      <div className={styles.sizes}>
        {inPlace(group.variations)
          .filter(isInUse)
          .map(({ id, name, priceCents, promoPriceCents }) => (
            <label key={id} className={styles.size}>
              <span className={styles.name}>{name}</span>
              <MoneyInput
                aria-label={t('product.ownPrice', { variation: name })}
                // Nothing is asked for the size itself where what is chosen in it makes the price.
                {...(priceCents === 0
                  ? { placeholder: '–' }
                  : { placeholderCents: promoPriceCents ?? priceCents })}
                disabled={!mayPrice}
                value={ownPriceCents(values, id)}
                onChange={(cents) => price(id, cents)}
              />
            </label>
          ))}
      </div>
      {mayPrice && own.length > 0 && (
        <Button size="small" type="text" onClick={() => set('variationPrices', [])}>
          {t('product.clearOwnPrices', { group: group.name })}
        </Button>
      )}
    </FormGroup>
  );
}
