import type { CategoryDto, ExtraGroupDto, VariationGroupDto } from '@contracts/menu';
import type { Availability, VariationPrice } from '@domain/menu';
import type { StagedEntity } from '@domain/menu-releases';
import { useTranslation } from 'react-i18next';
import { useAvailabilityWords } from '@entities/availability/use-availability-words';
import { useMenuRows } from '../rows/menu-rows';
import { useFormat } from '@shared/format/context';

const NOTHING = '–';
/** Where the names of a row's fields stand. */
const WORDS = {
  product: 'product:fields',
  category: 'menu:category.fields',
  'extra-group': 'menu:extraGroups.fields',
  'variation-group': 'menu:variationGroups.fields',
} as const satisfies Record<StagedEntity, string>;
/** Fields of any row of the menu in words: what they are called, and what they say. */
export function useStagedWords(branchId: string | undefined) {
  const { t } = useTranslation(['release', 'menu', 'product']);
  const { money, moment, number } = useFormat();
  const when = useAvailabilityWords();
  const categories = useMenuRows<CategoryDto>({ resource: 'categories', branchId });
  const sizes = useMenuRows<VariationGroupDto>({ resource: 'variation-groups', branchId });
  const extras = useMenuRows<ExtraGroupDto>({ resource: 'extra-groups', branchId });
  const names = new Map(
    [...(categories.rows ?? []), ...(sizes.rows ?? []), ...(extras.rows ?? [])].map(({ id, name }) => [
      id,
      name,
    ]),
  );
  const bySize = new Map(
    (sizes.rows ?? []).flatMap(({ variations }) => variations).map((size) => [size.id, size]),
  );
  const sizeName = (id: string) => bySize.get(id)?.name ?? NOTHING;
  const list = (words: readonly string[]) => words.join(', ') || NOTHING;
  const named = (ids: readonly string[]) => list(ids.map((id) => names.get(id) ?? NOTHING));

  const words: Record<string, (value: never) => string> = {
    priceCents: money,
    promoPriceCents: money,
    costCents: money,
    promoFrom: moment,
    promoTo: moment,
    state: (state: 'ACTIVE' | 'PAUSED' | 'DRAFT') => t(`menu:states.${state}`),
    availability: (value: Availability) => when(value),
    categoryIds: named,
    extraGroupIds: named,
    variationGroupId: (id: string) => named([id]),
    imageUrl: () => t('menu:photos.one'),
    imageUrls: (urls: string[]) => t('menu:photos.count', { count: urls.length }),
    priceMethod: (method: 'SUM' | 'MAX' | 'AVG') => t(`menu:extraGroups.method.${method}`),
    display: (look: 'RADIO' | 'CHECKBOX' | 'QUANTITY') => t(`menu:extraGroups.display.${look}`),
    channels: (all: { channel: string; visible: boolean }[]) =>
      list(all.map(({ channel, visible }) => t(visible ? 'channelOn' : 'channelOff', { channel }))),
    variationPrices: (prices: VariationPrice[]) =>
      list(prices.map((own) => `${sizeName(own.variationId)} ${money(own.priceCents)}`)),
    variations: (parts: { name: string; priceCents: number }[]) =>
      list(parts.map(({ name, priceCents }) => `${name} ${money(priceCents)}`)),
    extras: (parts: { name: string; priceCents: number }[]) =>
      list(parts.map(({ name, priceCents }) => `${name} ${money(priceCents)}`)),
  };

  return {
    /** The name of a variation. */
    sizeName,
    /** What a variation costs in its group, in minor units; null for one that is gone. */
    sizeCents: (id: string): number | null => bySize.get(id)?.priceCents ?? null,
    /** A price of something's own in a variation; where it has none, what is asked for it instead, as far as known. */
    ownPrice: (cents: number | null, otherwise: number | null): string => {
      if (cents !== null) return money(cents);
      return otherwise === null ? t('noOwnPrice') : t('notOwnPrice', { price: money(otherwise) });
    },
    label: (entity: StagedEntity, field: string): string =>
      t([`${WORDS[entity]}.${field}`, `fields.${field}`], { defaultValue: field }),
    value: (field: string, value: unknown): string => {
      if (field === 'availability') return when(value as Availability | null);
      if (value === null || value === undefined || value === '') return NOTHING;
      const say = words[field];
      if (say) return say(value as never);
      if (typeof value === 'boolean') return t(value ? 'menu:yes' : 'menu:no');
      if (typeof value === 'number') return number(value);
      if (Array.isArray(value)) return list(value.map(String));
      return typeof value === 'string'
        ? t(`product:values.${field}.${value}`, { defaultValue: value })
        : NOTHING;
    },
  };
}

export type StagedWords = ReturnType<typeof useStagedWords>;
