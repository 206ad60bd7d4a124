import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { NameWords } from './zone-names';
import { useFormat } from '@shared/format/context';

/** What zones are called that nobody named. */
export function useZoneNames(): NameWords {
  const { t } = useTranslation('zones');
  const { language } = useFormat();
  return useMemo(
    () => ({ language, circle: (km) => t('names.circle', { km }), drawn: t('names.drawn') }),
    [language, t],
  );
}
