import { isSoldOut } from '@domain/menu';
import { CalendarClock, Clock, Hand, Sunset } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { SoldOutDialog } from './sold-out-dialog';
import { SOLD_OUT_PRESETS, soldOutUntil, type BranchClock, type SoldOutPreset } from './sold-out-until';
import { useSoldOutWords } from './sold-out-words';
import { useFormat } from '@shared/format/context';
import { serverNow } from '@shared/state/server-clock';
import { useNow } from '@shared/state/use-now';
import type { MenuItem } from '@shared/ui/dropdown';

const SOLD_OUT_ICONS: Record<SoldOutPreset, ReactElement> = {
  hour: <Clock />,
  day: <Sunset />,
  changed: <Hand />,
};

export interface SoldOutSubject {
  name: string;
  soldOutUntil: string | null;
  clock: BranchClock;
  /** The new end, or null for "can be sold", with the sentence that says it is so. */
  onChange: (until: string | null, message: string) => void;
}

/** Until when something is sold out: what a menu offers, the dialog for any other end, and the way back. */
export function useSoldOutChoice({ name, soldOutUntil: until, clock, onChange }: SoldOutSubject) {
  const { t } = useTranslation('menu');
  const now = useNow();
  const format = useFormat();
  const words = useSoldOutWords(clock);
  const [dating, setDating] = useState(false);
  const mark = (end: string) => onChange(end, t('soldOut.marked', { name, until: words(end, now) }));
  const note = (preset: SoldOutPreset) =>
    preset === 'changed' ? undefined : format.clock(soldOutUntil(preset, new Date(now), clock));

  const group: MenuItem = {
    type: 'group',
    key: 'sold-out',
    label: t('soldOut.heading'),
    children: [
      ...SOLD_OUT_PRESETS.map((preset) => ({
        key: preset,
        label: t(`soldOut.presets.${preset}`),
        icon: SOLD_OUT_ICONS[preset],
        extra: note(preset),
        onClick: () => mark(soldOutUntil(preset, new Date(serverNow()), clock)),
      })),
      {
        key: 'date',
        label: t('soldOut.presets.date'),
        icon: <CalendarClock />,
        onClick: () => setDating(true),
      },
    ],
  };
  return {
    gone: isSoldOut(until, new Date(now)),
    group,
    markForToday: () => mark(soldOutUntil('day', new Date(serverNow()), clock)),
    sellAgain: () => onChange(null, t('soldOut.back', { name })),
    dialog: dating && (
      <SoldOutDialog
        name={name}
        onClose={() => setDating(false)}
        onChoose={(end) => {
          setDating(false);
          mark(end);
        }}
      />
    ),
  };
}
