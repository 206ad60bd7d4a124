import { hasRunOut, isSoldOut, type Availability } from '@domain/menu';
import { CircleSlash, Clock, Package, PackageMinus, PackageX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Option } from './group-kind';
import styles from './option-lines.module.css';
import { useAvailabilityWords } from '@entities/availability/use-availability-words';
import type { BranchClock } from '../sold-out/sold-out-until';
import { useSoldOutWords } from '../sold-out/sold-out-words';
import { isLow } from '../stock/is-low';
import { useNow } from '@shared/state/use-now';

interface OptionNotesProps {
  availability: Availability | null;
  /** As it is stored; undefined for one that is only typed yet. */
  stored: Option | undefined;
  clock: BranchClock;
}

/** What a line has no column for: at which times it is for sale, what is left, and until when it is sold out. */
export function OptionNotes({ availability, stored, clock }: OptionNotesProps) {
  const { t } = useTranslation('menu');
  const now = useNow();
  const until = useSoldOutWords(clock);
  const when = useAvailabilityWords();
  const end = stored?.soldOutUntil ?? null;
  const gone = end !== null && isSoldOut(end, new Date(now));
  if (!gone && availability === null && !stored?.stockTracked) return null;
  return (
    <p className={styles.notes}>
      {gone && (
        <span className={styles.note} data-gone>
          <CircleSlash size={13} strokeWidth={2} aria-hidden />
          {t('soldOut.tag', { until: until(end, now) })}
        </span>
      )}
      {stored?.stockTracked && <StockNote option={stored} />}
      {availability !== null && (
        <span className={styles.note}>
          <Clock size={13} strokeWidth={2} aria-hidden />
          {when(availability)}
        </span>
      )}
    </p>
  );
}

function StockNote({ option }: { option: Option }) {
  const { t } = useTranslation('menu');
  const { stockQuantity } = option;
  const out = hasRunOut(option);
  const low = isLow(option);
  const Icon = out ? PackageX : low ? PackageMinus : Package;
  return (
    <span className={styles.note} data-gone={out || undefined} data-low={low || undefined}>
      <Icon size={13} strokeWidth={2} aria-hidden />
      {out ? t('reasons.OUT_OF_STOCK') : t('stock.count', { count: stockQuantity ?? 0 })}
      {low && ` · ${t('stock.low')}`}
    </span>
  );
}
