import { useTranslation } from 'react-i18next';
import { isShare, type ProgramForm } from './program-values';
import { useUnitWords } from '@entities/loyalty/use-unit-words';
import { useFormat } from '@shared/format/context';

/** How a program is earned, in a sentence: `1 stamp for every order`. */
export function useEarnWords() {
  const { t } = useTranslation('loyalty');
  const { money, percent } = useFormat();
  const unitWords = useUnitWords();
  return (values: Pick<ProgramForm, 'kind' | 'earnPer' | 'every' | 'gives'>): string => {
    const { kind, earnPer } = values;
    const gives = values.gives || 0;
    const every = values.every || 0;
    if (isShare(values)) return t('card.PERCENT', { share: percent(gives, 2) });
    const units = unitWords(kind, gives);
    if (earnPer === 'PER_ORDER') return t('card.PER_ORDER', { units });
    return t('card.EVERY', {
      units,
      every: earnPer === 'PER_AMOUNT' ? money(every) : t('items', { count: every }),
    });
  };
}
