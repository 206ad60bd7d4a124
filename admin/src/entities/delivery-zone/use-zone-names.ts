import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { NameWords } from './zone-names';
import { useFormat } from '@shared/format/context';

/** What zones are called that nobody named. */
export function useZoneNames(): NameWords {
  const { t } = useTranslation('zones');
  const { number } = useFormat();
  return useMemo(
    () => ({ number, circle: (km) => t('names.circle', { km }), drawn: t('names.drawn') }),
    [number, t],
  );
}
