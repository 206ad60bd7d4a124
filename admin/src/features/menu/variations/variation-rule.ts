import type { VariationGroup } from '@domain/menu';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@shared/format/context';

/** The lowest and the highest price of a group's variations that are on offer; null when none is. */
export function priceRange({
  variations,
}: Pick<VariationGroup, 'variations'>): { from: number; to: number } | null {
  const prices = variations
    .filter(({ state }) => state === 'ACTIVE')
    .map(({ priceCents, promoPriceCents }) => promoPriceCents ?? priceCents);
  return prices.length === 0 ? null : { from: Math.min(...prices), to: Math.max(...prices) };
}

/** What a group of variations asks of the customer, in words: which is chosen beforehand, and from what to what it costs. */
export function useVariationRule() {
  const { t } = useTranslation('menu');
  const { money } = useFormat();
  return ({ variations }: Pick<VariationGroup, 'variations'>): string => {
    const chosen = variations.find(({ isDefault }) => isDefault);
    const range = priceRange({ variations });
    const prices =
      range && (range.from === range.to ? money(range.from) : `${money(range.from)}–${money(range.to)}`);
    return [t('rule.one'), chosen && t('rule.default', { name: chosen.name }), prices]
      .filter(Boolean)
      .join(', ');
  };
}
