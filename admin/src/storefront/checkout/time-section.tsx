import { useMemo, useState } from 'react';
import type { StoreProfileDto } from '@contracts/storefront';
import { localTime } from '@domain/time';
import { useLocale } from '../i18n/locale';
import { ChoiceCard } from '../ui/choice-card';
import { useNow } from '../ui/use-now';
import styles from './checkout.module.css';
import { Section } from './section';
import { slotDays, type SlotDay } from './slots';
import type { CheckoutState } from './use-checkout';

const MINUTE_MS = 60_000;

/** As soon as possible, or at a time of the store's week. */
export function TimeSection({ profile, checkout }: { profile: StoreProfileDto; checkout: CheckoutState }) {
  const { t } = useLocale();
  const { form, set, problems, laterOnly } = checkout;
  const now = useNow(MINUTE_MS);
  const days = useMemo(() => slotDays(profile, now), [profile, now]);
  if (!profile.scheduling.enabled) return null;
  const later = form.scheduledFor !== null || laterOnly;
  const first = days[0]?.slots[0] ?? null;
  return (
    <Section field="scheduledFor" title={t('checkout.when')} problem={problems.get('scheduledFor')}>
      <ChoiceCard
        name="when"
        label={t('when.soon')}
        hint={laterOnly ? t('when.closedNow') : undefined}
        checked={!later}
        disabled={laterOnly}
        onChoose={() => set({ scheduledFor: null })}
      />
      <ChoiceCard
        name="when"
        label={t('when.later')}
        checked={later}
        disabled={first === null}
        onChoose={() => set({ scheduledFor: first })}
      >
        <SlotPicker
          days={days}
          chosen={form.scheduledFor}
          onChoose={(scheduledFor) => set({ scheduledFor })}
        />
      </ChoiceCard>
    </Section>
  );
}

interface SlotPickerProps {
  days: readonly SlotDay[];
  chosen: string | null;
  onChoose: (slot: string | null) => void;
}

function SlotPicker({ days, chosen, onChoose }: SlotPickerProps) {
  const { t, date, clock, timezone } = useLocale();
  const [opened, setOpened] = useState<string | null>(null);
  const day = chosen ? localTime(new Date(chosen), timezone).day : (opened ?? days[0]?.day);
  const slots = days.find((row) => row.day === day)?.slots ?? [];
  return (
    <div className={styles.slot}>
      <select
        aria-label={t('when.day')}
        className={styles.select}
        value={day}
        onChange={(event) => {
          setOpened(event.target.value);
          onChoose(days.find((row) => row.day === event.target.value)?.slots[0] ?? null);
        }}
      >
        {days.map((row) => (
          <option key={row.day} value={row.day}>
            {date(row.slots[0] ?? '')}
          </option>
        ))}
      </select>
      <select
        aria-label={t('when.time')}
        className={styles.select}
        value={chosen ?? ''}
        onChange={(event) => onChoose(event.target.value || null)}
      >
        {chosen === null && <option value="">{t('when.choose')}</option>}
        {slots.map((slot) => (
          <option key={slot} value={slot}>
            {clock(slot)}
          </option>
        ))}
      </select>
    </div>
  );
}
