import type { CopyChange, CopyColumns } from '@domain/menu-copy';
import { useTranslation } from 'react-i18next';
import { useAvailabilityWords } from '../../availability/use-availability-words';
import { useFormat } from '@shared/format/context';

const NOTHING = '–';

/** A field's name, and what it has before and after, in words. */
export function useCopyWords() {
  const { t } = useTranslation(['menu-copy', 'menu', 'order']);
  const { money, moment, number } = useFormat();
  const when = useAvailabilityWords();

  const list = (words: readonly string[]) => words.join(', ') || NOTHING;
  const text = (value: string | null) => value || NOTHING;
  const cents = (value: number | null) => (value === null ? NOTHING : money(value));
  const instant = (value: string | null) => (value === null ? NOTHING : moment(value));
  const count = (value: number | null) => (value === null ? NOTHING : number(value));
  const yesNo = (value: boolean) => t(value ? 'menu:yes' : 'menu:no');
  const ownPrices = (value: readonly { name: string; priceCents: number }[]) =>
    list(value.map(({ name, priceCents }) => `${name} ${money(priceCents)}`));
  const channels = (value: CopyColumns['channels']) =>
    list(
      value.map(({ channel, visible, priceCents }) => {
        const said = [
          ...(visible ? [] : [t('menu:bulk.channel.hidden')]),
          ...(priceCents === null ? [] : [money(priceCents)]),
        ];
        return `${t(`order:channels.${channel}`, { defaultValue: channel })}: ${said.join(', ') || t('menu:bulk.channel.shown')}`;
      }),
    );
  const words: { [C in keyof CopyColumns]: (value: CopyColumns[C]) => string } = {
    name: text,
    description: text,
    tags: list,
    sku: text,
    imageUrls: (value) => t('menu:photos.count', { count: value.length }),
    priceCents: cents,
    promoPriceCents: cents,
    promoFrom: instant,
    promoTo: instant,
    costCents: cents,
    availability: when,
    station: text,
    kitchenName: text,
    preparationMin: count,
    allergens: list,
    diets: list,
    unit: (value) => t(`menu:product.units.${value}`),
    serves: count,
    calories: count,
    alcoholic: yesNo,
    channels,
    state: (value) => t(`menu:states.${value}`),
    stockTracked: yesNo,
    stockLowAt: count,
    maxPerOrder: count,
  };
  const write = <C extends keyof CopyColumns>(field: C, value: CopyColumns[C]) => words[field](value);

  return (change: CopyChange): { label: string; before: string; after: string } => {
    const { field } = change;
    const label = field === 'channels' ? t('fields.channels') : t(`menu:product.fields.${field}`);
    if (field === 'categoryIds' || field === 'variationGroupId' || field === 'extraGroupIds')
      return { label, before: list(change.before), after: list(change.after) };
    if (field === 'variationPrices')
      return { label, before: ownPrices(change.before), after: ownPrices(change.after) };
    return { label, before: write(field, change.before), after: write(field, change.after) };
  };
}
