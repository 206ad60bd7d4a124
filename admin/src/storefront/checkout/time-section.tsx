import { useId, useState, type ReactNode } from 'react';
import type { SlotDayDto, SlotsDto, StoreProfileDto } from '@contracts/storefront';
import { localTime } from '@domain/time/local';
import { useLocale } from '../i18n/locale';
import { ChoiceCard } from '../ui/choice-card';
import { Section } from './section';
import styles from './time-section.module.css';
import type { CheckoutState } from './use-checkout';

interface TimeSectionProps {
  profile: Pick<StoreProfileDto, 'scheduling'>;
  checkout: Pick<
    CheckoutState,
    'form' | 'set' | 'problems' | 'laterOnly' | 'slots' | 'picking' | 'setPicking'
  >;
}

/** As soon as possible, or in a slot that the store offers. */
export function TimeSection({ profile, checkout }: TimeSectionProps) {
  const { t } = useLocale();
  const { form, set, problems, laterOnly, slots, picking, setPicking } = checkout;
  if (!profile.scheduling.enabled) return null;
  const later = form.scheduledFor !== null || laterOnly || picking;
  const nothing = slots?.days.length === 0;
  return (
    <Section field="scheduledFor" title={t('checkout.when')} problem={problems.get('scheduledFor')}>
      <ChoiceCard
        name="when"
        label={t('when.soon')}
        hint={laterOnly ? t('when.closedNow') : undefined}
        checked={!later}
        disabled={laterOnly}
        onChoose={() => {
          setPicking(false);
          set({ scheduledFor: null });
        }}
      />
      <ChoiceCard
        name="when"
        label={t('when.choose')}
        hint={nothing ? t('when.none') : undefined}
        checked={later}
        disabled={nothing && !later}
        onChoose={() => setPicking(true)}
      >
        {slots && !nothing && (
          <SlotPicker
            days={slots.days}
            chosen={form.scheduledFor}
            onChoose={(scheduledFor) => set({ scheduledFor })}
          />
        )}
      </ChoiceCard>
    </Section>
  );
}

/** Whether an instant is on a day, 'YYYY-MM-DD', by the calendar of the store. */
const isOnDay = (instant: string, day: string, timeZone: string): boolean =>
  localTime(new Date(instant), timeZone).day === day;

interface SlotPickerProps {
  days: SlotsDto['days'];
  chosen: string | null;
  onChoose: (slot: string) => void;
}

function SlotPicker({ days, chosen, onChoose }: SlotPickerProps) {
  const { t, date, clock, timezone } = useLocale();
  const [opened, setOpened] = useState<string | null>(null);
  const of = (wanted: (day: SlotDayDto) => boolean) => days.find(wanted);
  const shown =
    of(({ day }) => day === opened) ??
    of(({ slots }) => slots.some(({ from }) => from === chosen)) ??
    of(({ slots }) => slots.some(({ full }) => !full)) ??
    days[0];
  /** A night is one business day: slots after midnight say their date where the day began with another one. */
  const otherDate = (from: string, { slots }: SlotDayDto) =>
    date(from) === date(slots[0]?.from ?? from) ? undefined : date(from);
  const dayLabel = ({ day, slots }: SlotDayDto) => {
    const first = slots[0]?.from;
    if (first === undefined) return day;
    return isOnDay(first, day, timezone) ? date(first) : t('when.afterMidnight', { day: date(first) });
  };
  return (
    <div className={styles.picker}>
      <Chips title={t('when.day')} row>
        {(name) =>
          days.map(({ day, slots }) => (
            <Chip
              key={day}
              name={name}
              label={dayLabel({ day, slots })}
              checked={day === shown?.day}
              onChoose={() => setOpened(day)}
            />
          ))
        }
      </Chips>
      <Chips title={t('when.time')}>
        {(name) =>
          shown?.slots.map(({ from, to, full }) => (
            <Chip
              key={from}
              name={name}
              label={`${clock(from)}–${clock(to)}`}
              hint={full ? t('when.full') : otherDate(from, shown)}
              checked={from === chosen}
              disabled={full}
              onChoose={() => onChoose(from)}
            />
          ))
        }
      </Chips>
    </div>
  );
}

interface ChipsProps {
  title: string;
  /** One beside the other, however many there are. */
  row?: boolean;
  children: (name: string) => ReactNode;
}

function Chips({ title, row = false, children }: ChipsProps) {
  const name = useId();
  return (
    <fieldset className={styles.chips}>
      <legend>{title}</legend>
      <div className={row ? styles.row : styles.grid}>{children(name)}</div>
    </fieldset>
  );
}

interface ChipProps {
  name: string;
  label: string;
  hint?: string | undefined;
  checked: boolean;
  disabled?: boolean;
  onChoose: () => void;
}

function Chip({ name, label, hint, checked, disabled = false, onChoose }: ChipProps) {
  return (
    <label className={styles.chip}>
      <input type="radio" name={name} checked={checked} disabled={disabled} onChange={onChoose} />
      <span>{label}</span>
      {hint && <span className={styles.hint}>{hint}</span>}
    </label>
  );
}
