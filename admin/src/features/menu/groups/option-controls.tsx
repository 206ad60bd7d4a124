import { Button } from 'antd';
import { CirclePause, CirclePlay, CircleSlash, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './groups.module.css';
import type { Option } from './group-kind';
import type { BranchClock } from '../sold-out/sold-out-until';
import { useSoldOutChoice } from '../sold-out/use-sold-out-choice';
import { joinGroups, type MenuItem } from '@shared/ui/dropdown';
import { MoreMenu } from '../rows/more-menu';

interface OptionControlsProps {
  option: Pick<Option, 'id' | 'name' | 'state' | 'soldOutUntil'>;
  clock: BranchClock;
  busy: boolean;
  /** The new end, or null for "can be sold", with the sentence that says it is so. */
  onSoldOut: (until: string | null, message: string) => void;
  /** Left out where pausing is said otherwise, such as in a form. */
  onPause?: (paused: boolean) => void;
}

/** One press takes an option off sale until the business day ends, or puts it back; other ends stand behind "…". */
export function OptionControls({ option, clock, busy, onSoldOut, onPause }: OptionControlsProps) {
  const { t } = useTranslation('menu');
  const { name } = option;
  const { gone, group, markForToday, sellAgain, dialog } = useSoldOutChoice({
    name,
    soldOutUntil: option.soldOutUntil,
    clock,
    onChange: onSoldOut,
  });
  const paused = onPause !== undefined && option.state === 'PAUSED';
  const pause: MenuItem = {
    key: 'pause',
    label: t(paused ? 'resume' : 'pause'),
    icon: paused ? <CirclePlay /> : <CirclePause />,
    onClick: () => onPause?.(!paused),
  };

  return (
    <span className={styles.optionControls}>
      {gone || paused ? (
        <Button
          type="text"
          size="small"
          loading={busy}
          title={t('soldOut.sellAgainName', { name })}
          icon={<RotateCcw size={15} strokeWidth={1.75} />}
          onClick={() => (gone ? sellAgain() : onPause?.(false))}
        />
      ) : (
        <Button
          type="text"
          size="small"
          loading={busy}
          title={t('soldOut.markName', { name })}
          icon={<CircleSlash size={15} strokeWidth={1.75} />}
          onClick={markForToday}
        />
      )}
      <MoreMenu
        size="small"
        className={styles.quietControl}
        label={t('more', { name })}
        menu={{ items: joinGroups([group], onPause ? [pause] : []) }}
      />
      {dialog}
    </span>
  );
}
