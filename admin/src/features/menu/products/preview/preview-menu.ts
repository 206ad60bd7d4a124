import type { StoreMenuDto } from '@contracts/storefront';
import { applyLinkedProducts, indexMenu, applySoldOutGroups, type Menu, type Product } from '@domain/menu';
import {
  appearance,
  requiredGroups,
  shownExtraGroup,
  shownProduct,
  shownVariationGroup,
  type Appearance,
} from '@domain/storefront';
import type { ProductValues } from '../product-values';
import type { ProductRow } from '../use-product-actions';
import type { ProductParts } from '../use-product-parts';

interface Circumstances {
  parts: ProductParts;
  /** The products that options are pieces of, those that are archived too; undefined while they are not known. */
  linked: readonly ProductRow[] | undefined;
  /** The stored product, for what the form does not edit. */
  stored?: Pick<ProductRow, 'id' | 'soldOutUntil' | 'stockQuantity' | 'channels'>;
  now: Date;
  /** IANA name of the branch's zone. */
  timeZone: string;
  /** What stands where nothing is typed yet. */
  words: { name: string; category: string };
}

interface PreviewedMenu {
  menu: StoreMenuDto;
  /** How customers would find it, were it saved now. */
  appearance: Appearance;
}

/** The menu that customers would be sent of this product alone, were it saved now, by the server's own rules. */
export function previewMenu(
  values: ProductValues,
  { parts, linked, stored, now, timeZone, words }: Circumstances,
): PreviewedMenu {
  const product = typedProduct(values, stored, words.name);
  const { extraGroups } = linked ? applyLinkedProducts(withProducts(parts, linked, product)) : parts;
  const whole: Menu = applySoldOutGroups({ ...parts, extraGroups, products: [product] });
  const index = indexMenu(whole);
  const context = { now, timeZone, channel: 'STORE' };
  const look = appearance(index, product, context);
  const shown = shownProduct(index, product, context);

  const [chosen] = parts.categories.filter(({ id }) => values.categoryIds.includes(id));
  const category = chosen ?? { id: 'none', name: words.category, description: '', imageUrl: null };
  const sizes = parts.variationGroups.filter(({ id }) => id === shown.variationGroupId);
  return {
    menu: {
      categories: [
        {
          id: category.id,
          name: category.name,
          description: category.description,
          imageUrl: category.imageUrl,
        },
      ],
      products: [{ ...shown, categoryIds: [category.id], soldOut: look === 'SOLD_OUT' }],
      variationGroups: sizes.map((group) => shownVariationGroup(group, context)),
      extraGroups: requiredGroups(
        [shown],
        whole.extraGroups.map((group) => shownExtraGroup(index, group, context)),
      ),
    },
    appearance: look,
  };
}

/** The form's own product stands for itself as it is typed. */
function withProducts(parts: ProductParts, linked: readonly ProductRow[], typed: Product): Menu {
  const others = linked
    .filter(({ id }) => id !== typed.id)
    .map(({ stockTracked, stockQuantity, ...product }) => ({
      ...product,
      stock: { tracked: stockTracked, quantity: stockQuantity ?? 0 },
    }));
  return { ...parts, products: [...others, typed] };
}

/** The ids of the products that options of groups are pieces of. */
export function linkedProductIds({ extraGroups }: Pick<ProductParts, 'extraGroups'>): string[] {
  const ids = extraGroups.flatMap(({ extras }) =>
    extras.flatMap(({ linkedProductId }) => linkedProductId ?? []),
  );
  return [...new Set(ids)];
}

function typedProduct(values: ProductValues, stored: Circumstances['stored'], noName: string): Product {
  return {
    ...values,
    id: stored?.id ?? 'new',
    name: values.name.trim() || noName,
    description: values.description.trim(),
    priceCents: Number.isNaN(values.priceCents) ? 0 : values.priceCents,
    position: 0,
    soldOutUntil: stored?.soldOutUntil ?? null,
    stock: { tracked: values.stockTracked, quantity: stored?.stockQuantity ?? 0 },
    channels: stored?.channels ?? [],
  };
}
