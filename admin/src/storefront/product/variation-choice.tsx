import type { ProductUnit } from '@domain/menu';
import { useLocale } from '../i18n/locale';
import { PriceTag } from '../menu/price-tag';
import type { StoreVariation } from '../menu/store-menu';
import { OptionGroup } from './option-group';
import { OptionRow } from './option-row';

/** A variation, with the least that the product comes to in it; null where it cannot be had in it. */
export interface PricedVariation extends StoreVariation {
  fromCents: number | null;
}

interface VariationChoiceProps {
  id: string;
  name: string;
  variations: readonly PricedVariation[];
  /** What the prices are asked for one of. */
  unit: ProductUnit;
  chosenId: string | null;
  problem: string | undefined;
  onChoose: (variationId: string) => void;
}

/** Which kind or size of the product: exactly one, and its price is the product's. */
export function VariationChoice({
  id,
  name,
  variations,
  unit,
  chosenId,
  problem,
  onChoose,
}: VariationChoiceProps) {
  const { t } = useLocale();
  return (
    <OptionGroup
      id={id}
      name={name}
      rule={t('rule.exactly', { min: 1 })}
      required
      satisfied={chosenId !== null}
      count={null}
      problem={problem}
    >
      {variations.map((variation) => (
        <OptionRow
          key={variation.id}
          name={variation.name}
          soldOut={variation.soldOut}
          price={<PriceTag unit={unit} {...priceIn(variation)} />}
          control={
            <input
              type="radio"
              name={id}
              checked={variation.id === chosenId}
              disabled={variation.soldOut}
              onChange={() => onChoose(variation.id)}
            />
          }
        />
      ))}
    </OptionGroup>
  );
}

/** With what has to be chosen it is the least that the product comes to, which is one price for the customer. */
function priceIn({ priceCents, fullPriceCents, fromCents }: PricedVariation) {
  const isFrom = fromCents !== null && fromCents > priceCents;
  return isFrom
    ? { cents: fromCents, fullCents: null, isFrom }
    : { cents: priceCents, fullCents: fullPriceCents, isFrom };
}
