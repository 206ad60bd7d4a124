import { useTranslation } from 'react-i18next';
import type { ProductValues } from './product-values';
import type { ProductParts } from './use-product-parts';
import { useAvailabilityWords } from '../availability/use-availability-words';
import { useFormat } from '@shared/format/context';

const NOTHING = '–';

/** A field's name and its value in words, for comparing two versions of a product. */
export function useProductWords({ categories, variationGroups, extraGroups }: ProductParts) {
  const { t } = useTranslation('menu');
  const { money, moment, number } = useFormat();
  const when = useAvailabilityWords();
  const names = new Map(
    [...categories, ...variationGroups, ...extraGroups].map(({ id, name }) => [id, name]),
  );

  const sizes = new Map(
    variationGroups.flatMap(({ variations }) => variations).map(({ id, name }) => [id, name]),
  );
  const sizeOf = (id: string) => sizes.get(id) ?? NOTHING;
  const list = (words: string[]) => words.join(', ') || NOTHING;
  const named = (ids: string[]) => list(ids.map((id) => names.get(id) ?? NOTHING));
  const cents = (value: number | null) => (value === null ? NOTHING : money(value));
  const instant = (value: string | null) => (value === null ? NOTHING : moment(value));
  const count = (value: number | null) => (value === null ? NOTHING : number(value));
  const yesNo = (value: boolean) => t(value ? 'yes' : 'no');

  return (field: keyof ProductValues, of: ProductValues): { label: string; value: string } => {
    const words: Record<keyof ProductValues, () => string> = {
      name: () => of.name,
      description: () => of.description || NOTHING,
      categoryIds: () => named(of.categoryIds),
      imageUrls: () => t('photos.count', { count: of.imageUrls.length }),
      priceCents: () => cents(of.priceCents),
      promoPriceCents: () => cents(of.promoPriceCents),
      promoFrom: () => instant(of.promoFrom),
      promoTo: () => instant(of.promoTo),
      costCents: () => cents(of.costCents),
      sku: () => of.sku ?? NOTHING,
      unit: () => t(`product.units.${of.unit}`),
      serves: () => count(of.serves),
      calories: () => count(of.calories),
      maxPerOrder: () => count(of.maxPerOrder),
      alcoholic: () => yesNo(of.alcoholic),
      allergens: () => list(of.allergens),
      diets: () => list(of.diets),
      tags: () => list(of.tags),
      kitchenName: () => of.kitchenName ?? NOTHING,
      station: () => of.station ?? NOTHING,
      preparationMin: () => count(of.preparationMin),
      variationGroupId: () => (of.variationGroupId === null ? NOTHING : named([of.variationGroupId])),
      variationPrices: () =>
        list(
          of.variationPrices.map(
            ({ variationId, priceCents }) => `${sizeOf(variationId)} ${money(priceCents)}`,
          ),
        ),
      extraGroupIds: () => named(of.extraGroupIds),
      availability: () => when(of.availability),
      stockTracked: () => yesNo(of.stockTracked),
      stockLowAt: () => count(of.stockLowAt),
      state: () => t(`states.${of.state}`),
    };
    return { label: t(`product.fields.${field}`), value: words[field]() };
  };
}
