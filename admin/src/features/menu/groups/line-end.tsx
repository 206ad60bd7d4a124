import { hasRunOut, isSoldOut, type Availability } from '@domain/menu';
import { Archive, CircleAlert, CircleSlash, Clock, Package, PackageMinus, PackageX, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { GroupRow, Option } from './group-kind';
import { OptionControls } from './option-controls';
import styles from './option-lines.module.css';
import type { GroupActions } from './use-group-actions';
import { isLow } from '../stock/is-low';
import { useAvailabilityWords } from '../availability/use-availability-words';
import type { BranchClock } from '../sold-out/sold-out-until';
import { useSoldOutWords } from '../sold-out/sold-out-words';
import { useGrant } from '@entities/session/access';
import { useNow } from '@shared/state/use-now';
import { IconButton } from '@shared/ui/button';

interface LineEndProps<R extends GroupRow> {
  name: string;
  /** As it is stored; undefined for one that is only typed yet. */
  stored: { row: R; option: Option } | undefined;
  clock: BranchClock;
  actions: GroupActions<R>;
  onRemove: (() => void) | undefined;
  /** More buttons of the line. */
  children?: ReactNode;
}

/** The end of a line: what is said of a stored option at once, whatever becomes of the form, and its removal. */
export function LineEnd<R extends GroupRow>(props: LineEndProps<R>) {
  const { name, stored, clock, actions, onRemove, children } = props;
  const { t } = useTranslation('menu');
  const maySellOut = useGrant('menu.sold-out') !== null;
  return (
    <span className={styles.end}>
      {stored && maySellOut && (
        <OptionControls
          option={stored.option}
          clock={clock}
          busy={actions.isBusy(stored.option.id)}
          onSoldOut={(next, message) => actions.setOptionSoldOut(stored.row, stored.option, next, message)}
        />
      )}
      {children}
      {onRemove && (
        <IconButton
          size="small"
          label={t(stored ? 'groups.archiveName' : 'groups.remove', { name })}
          icon={stored ? <Archive size={15} strokeWidth={1.5} /> : <X size={16} strokeWidth={1.5} />}
          onClick={onRemove}
        />
      )}
    </span>
  );
}

interface LineNotesProps {
  availability: Availability | null;
  /** As it is stored; undefined for one that is only typed yet. */
  stored: Option | undefined;
  clock: BranchClock;
}

/** What a line has no column for: at which times it is for sale, what is left, and until when it is sold out. */
export function LineNotes({ availability, stored, clock }: LineNotesProps) {
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

/** What is wrong in a line, each tied to its field. */
export function LineErrors({ id, errors }: { id: string; errors: Record<string, string | undefined> }) {
  const found = Object.entries(errors).filter((entry): entry is [string, string] => entry[1] !== undefined);
  if (found.length === 0) return null;
  return (
    <div className={styles.errors}>
      {found.map(([field, words]) => (
        <span key={field} id={`${id}-${field}`} className={styles.error}>
          <CircleAlert size={12} aria-hidden />
          {words}
        </span>
      ))}
    </div>
  );
}
