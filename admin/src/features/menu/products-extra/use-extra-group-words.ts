import { useTranslation } from 'react-i18next';
import type { ExtraGroupValues } from './extra-group-values';
import { useAvailabilityWords } from '@entities/availability/use-availability-words';
import { isInUse } from '../groups/parts';
import { useFormat } from '@shared/format/context';

const NOTHING = '–';

/** A field's name and its value in words, for comparing two versions of a group of extras. */
export function useExtraGroupWords() {
  const { t } = useTranslation('menu');
  const { money } = useFormat();
  const when = useAvailabilityWords();
  return (field: keyof ExtraGroupValues, of: ExtraGroupValues): { label: string; value: string } => {
    const words: Record<keyof ExtraGroupValues, () => string> = {
      name: () => of.name,
      internalName: () => of.internalName ?? NOTHING,
      description: () => of.description || NOTHING,
      min: () => String(of.min),
      max: () => String(of.max),
      freeQuantity: () => String(of.freeQuantity),
      priceMethod: () => t(`extraGroups.method.${of.priceMethod}`),
      display: () => t(`extraGroups.display.${of.display}`),
      state: () => t(`states.${of.state}`),
      availability: () => when(of.availability),
      extras: () =>
        of.extras
          .filter(isInUse)
          .map(({ name, priceCents, state }) =>
            [name, money(priceCents), state === 'PAUSED' && t('states.PAUSED')].filter(Boolean).join(' '),
          )
          .join(', ') || NOTHING,
    };
    return { label: t(`extraGroups.fields.${field}`), value: words[field]() };
  };
}
