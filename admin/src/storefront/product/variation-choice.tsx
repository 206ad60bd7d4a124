import type { ProductUnit } from '@domain/menu';
import { useLocale } from '../i18n/locale';
import { PriceTag } from '../menu/price-tag';
import type { StoreVariationGroup } from '../menu/store-menu';
import { OptionGroup } from './option-group';
import { OptionRow } from './option-row';

interface VariationChoiceProps {
  id: string;
  group: StoreVariationGroup;
  /** What the prices are asked for one of. */
  unit: ProductUnit;
  chosenId: string | null;
  problem: string | undefined;
  onChoose: (variationId: string) => void;
}

/** Which kind or size of the product: exactly one, and its price is the product's. */
export function VariationChoice({ id, group, unit, chosenId, problem, onChoose }: VariationChoiceProps) {
  const { t } = useLocale();
  return (
    <OptionGroup
      id={id}
      name={group.name}
      rule={t('rule.exactly', { min: 1 })}
      required
      satisfied={chosenId !== null}
      count={null}
      problem={problem}
    >
      {group.variations.map((variation) => (
        <OptionRow
          key={variation.id}
          name={variation.name}
          soldOut={variation.soldOut}
          price={
            <PriceTag
              cents={variation.priceCents}
              fullCents={variation.fullPriceCents}
              isFrom={false}
              unit={unit}
            />
          }
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
