import type { StoreProduct } from '@contracts/storefront';
import { extraGroupsOf, type StoreMenu } from '../menu/store-menu';
import { variationsOf, type Choice } from './chosen';
import { flavourPrice, sizeFromCents } from './choice-price';
import { ExtrasChoice } from './extras-choice';
import { optionGroupId, VARIATION } from './problems';
import { VariationChoice } from './variation-choice';

interface ProductOptionsProps {
  menu: StoreMenu;
  product: StoreProduct;
  choice: Choice;
  /** What is wrong, by group; empty until the customer has tried to go on. */
  problems: ReadonlyMap<string, string>;
  onChange: (choice: Choice) => void;
}

/** Everything there is to choose of a product. */
export function ProductOptions({ menu, product, choice, problems, onChange }: ProductOptionsProps) {
  const variations = product.variationGroupId
    ? menu.variationGroups.get(product.variationGroupId)
    : undefined;
  return (
    <>
      {variations && (
        <VariationChoice
          id={optionGroupId(VARIATION)}
          name={variations.name}
          variations={variationsOf(menu, product).map((variation) => ({
            ...variation,
            fromCents: sizeFromCents(menu, product, variation.id),
          }))}
          unit={product.unit}
          chosenId={choice.variationId}
          problem={problems.get(VARIATION)}
          onChoose={(variationId) => onChange({ ...choice, variationId })}
        />
      )}
      {extraGroupsOf(menu, product).map((group) => (
        <ExtrasChoice
          key={group.id}
          menu={menu}
          place={group.id}
          group={group}
          choice={choice}
          wholeCents={flavourPrice(menu, product, group, choice)}
          problems={problems}
          onChange={onChange}
        />
      ))}
    </>
  );
}
