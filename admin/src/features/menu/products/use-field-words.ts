import { byKind, type ByKind } from '@domain/fields';
import {
  PRODUCT_FIELDS,
  type Availability,
  type Channel,
  type ProductFields,
  type VariationPrice,
} from '@domain/menu';
import { useTranslation } from 'react-i18next';
import { useAvailabilityWords } from '@entities/availability/use-availability-words';
import { useFormat } from '@shared/format/context';

export const NOTHING = '–';

/** The state has rules of its own, and is compared with the others. */
type Said = keyof ProductFields | 'state';

/**
 * The names of a product's fields and what they hold in words, by what is declared of them.
 * @param nameOf of what a product names by its id: categories, groups, variations
 */
export function useFieldWords(nameOf: (id: string) => string) {
  const { t } = useTranslation(['menu', 'order', 'product']);
  const { money, moment, number } = useFormat();
  const when = useAvailabilityWords();
  const list = (words: readonly string[]) => words.join(', ') || NOTHING;
  const channelWords = ({ channel, visible, priceCents }: Channel) => {
    const said = [
      ...(visible ? [] : [t('bulk.channel.hidden')]),
      ...(priceCents === null ? [] : [money(priceCents)]),
    ];
    return `${t(`order:channels.${channel}`, { defaultValue: channel })}: ${said.join(', ') || t('bulk.channel.shown')}`;
  };

  return {
    label: (field: Said) => t(`product:fields.${field}`),
    value: (field: Said, value: ProductFields[keyof ProductFields]): string => {
      const kinds: ByKind<(value: never) => string> = {
        text: () => (text: string) => text || NOTHING,
        list: () => list,
        key: () => (key: string) => key,
        day: () => (day: string) => day,
        id: () => nameOf,
        ids: () => (ids: readonly string[]) => list(ids.map(nameOf)),
        cents: () => money,
        count: () => number,
        instant: () => moment,
        flag: () => (yes: boolean) => t(yes ? 'yes' : 'no'),
        code: () => (code: string) => t(`product:values.${field}.${code}`, { defaultValue: code }),
        codes: () => list,
        availability: () => when,
        channels: () => (channels: readonly Channel[]) => list(channels.map(channelWords)),
        variationPrices: () => (prices: readonly VariationPrice[]) =>
          list(prices.map(({ variationId, priceCents }) => `${nameOf(variationId)} ${money(priceCents)}`)),
      };
      if (field === 'state')
        return typeof value === 'string' ? t(`states.${value}`, { defaultValue: value }) : NOTHING;
      if (field === 'availability') return when(value as Availability | null);
      if (field === 'imageUrls' && Array.isArray(value)) return t('photos.count', { count: value.length });
      // The field has a value of the kind that is declared of it.
      return value === null ? NOTHING : byKind(kinds, PRODUCT_FIELDS[field].kind)(value as never);
    },
  };
}
