import { Button } from 'antd';
import { isSoldOut } from '@domain/menu';
import { CalendarClock, CircleSlash, Clock, Hand, RotateCcw, Sunset } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './sold-out-control.module.css';
import { SoldOutDialog } from './sold-out-dialog';
import { SOLD_OUT_PRESETS, soldOutUntil, type BranchClock, type SoldOutPreset } from './sold-out-until';
import { useSoldOutWords } from './sold-out-words';
import { useFormat } from '@shared/format/context';
import { useNow } from '@shared/state/use-now';
import { Menu } from '@shared/ui/menu';

export const SOLD_OUT_ICONS: Record<SoldOutPreset, typeof Clock> = {
  hour: Clock,
  day: Sunset,
  changed: Hand,
};

interface SoldOutControlProps {
  name: string;
  soldOutUntil: string | null;
  clock: BranchClock;
  busy: boolean;
  /** Without a frame while it is for sale, where there are many of them. */
  quiet?: boolean;
  /** The new end, or null for "can be sold", with the sentence that says it is so. */
  onChange: (until: string | null, message: string) => void;
}

/** Takes something off sale until a moment, and puts it back with one press. */
export function SoldOutControl({
  name,
  soldOutUntil: until,
  clock,
  busy,
  quiet,
  onChange,
}: SoldOutControlProps) {
  const { t } = useTranslation('menu');
  const now = useNow();
  const format = useFormat();
  const words = useSoldOutWords(clock);
  const [dating, setDating] = useState(false);

  const mark = (end: string) => onChange(end, t('soldOut.marked', { name, until: words(end, now) }));

  if (isSoldOut(until, new Date(now))) {
    return (
      <Button
        size="small"
        loading={busy}
        icon={<RotateCcw size={14} strokeWidth={1.75} />}
        aria-label={t('soldOut.sellAgainName', { name })}
        onClick={() => onChange(null, t('soldOut.back', { name }))}
      >
        {t('soldOut.sellAgain')}
      </Button>
    );
  }
  const note = (preset: SoldOutPreset) => {
    if (preset === 'changed') return undefined;
    return format.clock(soldOutUntil(preset, new Date(now), clock));
  };
  return (
    <>
      <Menu
        align="end"
        label={t('soldOut.menu', { name })}
        trigger={(trigger) => (
          <Button
            {...trigger}
            size="small"
            className={styles.mark}
            type={quiet ? 'text' : 'default'}
            loading={busy}
            icon={<CircleSlash size={14} strokeWidth={1.75} />}
            aria-label={t('soldOut.markName', { name })}
          >
            {t('soldOut.control')}
          </Button>
        )}
        groups={[
          {
            heading: t('soldOut.heading'),
            items: [
              ...SOLD_OUT_PRESETS.map((preset) => ({
                key: preset,
                label: t(`soldOut.presets.${preset}`),
                icon: SOLD_OUT_ICONS[preset],
                note: note(preset),
                onSelect: () => mark(soldOutUntil(preset, new Date(), clock)),
              })),
              {
                key: 'date',
                label: t('soldOut.presets.date'),
                icon: CalendarClock,
                onSelect: () => setDating(true),
              },
            ],
          },
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
    </>
  );
}
