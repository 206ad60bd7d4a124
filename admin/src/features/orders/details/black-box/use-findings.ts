import type { CourseFinding } from '@domain/orders/black-box';
import { useTranslation } from 'react-i18next';

/** Where the time of an order went, in sentences. */
export function useFindings(findings: readonly CourseFinding[]): string[] {
  const { t } = useTranslation('devices');
  const span = (seconds: number) =>
    seconds < 90
      ? t('blackBox.seconds', { value: seconds })
      : t('blackBox.minutes', { value: Math.round(seconds / 60) });
  return findings.map((finding) => {
    const time = span(Math.abs(finding.seconds));
    switch (finding.code) {
      case 'ANSWER':
        return finding.unheardSec > 0
          ? t('blackBox.why.UNHEARD', { time, unheard: span(finding.unheardSec) })
          : t('blackBox.why.ANSWER', { time });
      case 'KITCHEN':
        return finding.plannedSec === null
          ? t('blackBox.why.KITCHEN_ALONE', { time })
          : t('blackBox.why.KITCHEN', { time, planned: span(finding.plannedSec) });
      case 'PROMISE':
        return t(finding.seconds > 0 ? 'blackBox.why.LATE' : 'blackBox.why.ON_TIME', { time });
      default:
        return t(`blackBox.why.${finding.code}`, { time });
    }
  });
}
