import type { DelayCause, StageDuration } from '@domain/orders/black-box';
import { useTranslation } from 'react-i18next';
import { useSpan } from './use-span';

interface Findings {
  cause: DelayCause | null;
  findings: readonly StageDuration[];
}

/** Why an order was late above all, and where its time went, in sentences. */
export function useFindings({ cause, findings }: Findings): { because: string | null; sentences: string[] } {
  const { t } = useTranslation('devices');
  const span = useSpan();
  const sentences = findings.map((finding) => {
    const time = span(Math.abs(finding.seconds));
    switch (finding.code) {
      case 'ANSWER':
        return finding.unheardSec > 0
          ? t('blackBox.why.UNHEARD', { time, unheard: span(finding.unheardSec) })
          : t('blackBox.why.ANSWER', { time });
      case 'KITCHEN':
      case 'ROAD':
        return finding.plannedSec === null
          ? t(`blackBox.why.${finding.code}_ALONE`, { time })
          : t(`blackBox.why.${finding.code}`, { time, planned: span(finding.plannedSec) });
      case 'PROMISE':
        return t(finding.seconds > 0 ? 'blackBox.why.LATE' : 'blackBox.why.ON_TIME', { time });
      default:
        return t(`blackBox.why.${finding.code}`, { time });
    }
  });
  const because = cause && t(`blackBox.because.${cause.code}`, { time: span(cause.seconds) });
  return { because, sentences };
}
