import { HOUR_SEC } from '@domain/time';
import { useTranslation } from 'react-i18next';

/** From here on minutes say nothing any more. */
const LONG_SEC = 3 * HOUR_SEC;

/** How long something took, in words of one unit. */
export function useSpan(): (seconds: number) => string {
  const { t } = useTranslation('devices');
  return (seconds) =>
    seconds < 90
      ? t('blackBox.seconds', { value: seconds })
      : seconds < LONG_SEC
        ? t('blackBox.minutes', { value: Math.round(seconds / 60) })
        : t('blackBox.hours', { value: Math.round(seconds / HOUR_SEC) });
}
