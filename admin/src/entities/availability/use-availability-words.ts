import type { Availability } from '@domain/menu';
import { useTranslation } from 'react-i18next';
import { availabilityWords } from './availability-words';
import { useFormat } from '@shared/format/context';

/** `availabilityWords` in the person's language. */
export function useAvailabilityWords() {
  const { t } = useTranslation('menu');
  const { language, day, clockOf } = useFormat();
  const words = {
    language,
    day: (text: string) => day(text),
    clock: clockOf,
    always: t('availability.always'),
    from: (text: string) => t('availability.fromDay', { day: text }),
    until: (text: string) => t('availability.untilDay', { day: text }),
  };
  return (availability: Availability | null) => availabilityWords(availability, words);
}
