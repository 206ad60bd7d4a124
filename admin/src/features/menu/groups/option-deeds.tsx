import { isSoldOut } from '@domain/menu';
import { CalendarClock, CirclePause, CirclePlay, CircleSlash, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './groups.module.css';
import type { Option } from './group-kind';
import { SoldOutDialog } from '../sold-out/sold-out-dialog';
import { SOLD_OUT_ICONS } from '../sold-out/sold-out-control';
import { SOLD_OUT_PRESETS, soldOutUntil, type BranchClock } from '../sold-out/sold-out-until';
import { useSoldOutWords } from '../sold-out/sold-out-words';
import { useNow } from '@shared/state/use-now';
import { IconButton } from '@shared/ui/button';
import type { MenuItem } from '@shared/ui/menu';
import { MoreMenu } from '@shared/ui/more-menu';

interface OptionDeedsProps {
  option: Pick<Option, 'id' | 'name' | 'state' | 'soldOutUntil'>;
  clock: BranchClock;
  busy: boolean;
  /** The new end, or null for "can be sold", with the sentence that says it is so. */
  onSoldOut: (until: string | null, message: string) => void;
  /** Left out where pausing is said otherwise, such as in a form. */
  onPause?: (paused: boolean) => void;
}

/** One press takes an option off sale until the business day ends, or puts it back; other ends stand behind "…". */
export function OptionDeeds({ option, clock, busy, onSoldOut, onPause }: OptionDeedsProps) {
  const { t } = useTranslation('menu');
  const now = useNow();
  const words = useSoldOutWords(clock);
  const [dating, setDating] = useState(false);
  const { name } = option;
  const paused = onPause !== undefined && option.state === 'PAUSED';
  const gone = isSoldOut(option.soldOutUntil, new Date(now));

  const mark = (end: string) => onSoldOut(end, t('soldOut.marked', { name, until: words(end, now) }));
  const back = () => (gone ? onSoldOut(null, t('soldOut.back', { name })) : onPause?.(false));
  const presets: MenuItem[] = SOLD_OUT_PRESETS.map((preset) => ({
    key: preset,
    label: t(`soldOut.presets.${preset}`),
    icon: SOLD_OUT_ICONS[preset],
    onSelect: () => mark(soldOutUntil(preset, new Date(), clock)),
  }));
  const date: MenuItem = {
    key: 'date',
    label: t('soldOut.presets.date'),
    icon: CalendarClock,
    onSelect: () => setDating(true),
  };
  const pause: MenuItem = {
    key: 'pause',
    label: t(paused ? 'resume' : 'pause'),
    icon: paused ? CirclePlay : CirclePause,
    onSelect: () => onPause?.(!paused),
  };

  return (
    <span className={styles.optionDeeds}>
      {gone || paused ? (
        <IconButton
          size="small"
          loading={busy}
          label={t('soldOut.sellAgainName', { name })}
          icon={<RotateCcw size={15} strokeWidth={1.75} />}
          onClick={back}
        />
      ) : (
        <IconButton
          size="small"
          loading={busy}
          label={t('soldOut.markName', { name })}
          icon={<CircleSlash size={15} strokeWidth={1.75} />}
          onClick={() => mark(soldOutUntil('day', new Date(), clock))}
        />
      )}
      <MoreMenu
        size="small"
        className={styles.quietDeed}
        label={t('more', { name })}
        groups={[
          { heading: t('soldOut.heading'), items: [...presets, date] },
          { items: onPause ? [pause] : [] },
        ]}
      />
      {dating && (
        <SoldOutDialog
          name={name}
          onClose={() => setDating(false)}
          onChoose={(end) => {
            setDating(false);
            mark(end);
          }}
        />
      )}
    </span>
  );
}
