import { useTranslation } from 'react-i18next';
import { soldOutEnd, type BranchClock } from './sold-out-until';
import { useFormat } from '@shared/format/context';

/** Says until when something is sold out: "until 20:15", "today", "until changed". */
export function useSoldOutWords(clock: BranchClock) {
  const { t } = useTranslation('menu');
  const format = useFormat();
  return (until: string, now: number): string => {
    const end = soldOutEnd(until, new Date(now), clock);
    return t(`soldOut.${end}`, { at: end === 'clock' ? format.clock(until) : format.moment(until) });
  };
}
