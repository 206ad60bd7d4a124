import type { Period } from '@domain/opening-hours';
import type { Weekday } from '@domain/time';
import { Button } from 'antd';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './copy-day.module.css';
import { copiedTo, openDays, WEEK, WEEKDAYS, weekdayName } from './week';
import { useFormat } from '@shared/format/context';
import { Dropdown } from '@shared/ui/dropdown';
import { CheckboxGroup } from '@shared/ui/checkbox-group';

interface CopyDayProps {
  day: Weekday;
  week: readonly Period[];
  onChange: (periods: Period[]) => void;
}

/** Gives the hours of a day to others that are chosen; those that are open are chosen to begin with. */
export function CopyDay({ day, week, onChange }: CopyDayProps) {
  const { t } = useTranslation('hours');
  const { language } = useFormat();
  const name = t('copy', { day: weekdayName(day, language) });
  return (
    <Dropdown
      placement="bottomRight"
      panel={{
        'aria-label': name,
        className: styles.panel,
        content: (close) => (
          <ChosenDays
            from={day}
            open={openDays(week)}
            onCopy={(days) => {
              onChange(copiedTo(week, day, days));
              close();
            }}
          />
        ),
      }}
    >
      <Button type="text" size="small" title={name} icon={<Copy size={16} strokeWidth={1.5} />} />
    </Dropdown>
  );
}

interface ChosenDaysProps {
  from: Weekday;
  open: readonly Weekday[];
  onCopy: (days: readonly Weekday[]) => void;
}

function ChosenDays({ from, open, onCopy }: ChosenDaysProps) {
  const { t } = useTranslation('hours');
  const { language } = useFormat();
  const others = (days: readonly Weekday[]) => days.filter((day) => day !== from);
  const [chosen, setChosen] = useState(() => others(open));
  const usual = { weekdays: others(WEEKDAYS), openDays: others(open) };
  return (
    <>
      <div className={styles.usual} role="group" aria-label={t('copyUsual')}>
        {(['weekdays', 'openDays'] as const).map((which) => (
          <Button
            key={which}
            size="small"
            disabled={usual[which].length === 0}
            onClick={() => setChosen(usual[which])}
          >
            {t(`copyTo.${which}`)}
          </Button>
        ))}
      </div>
      <CheckboxGroup
        className={styles.days}
        value={chosen}
        onChange={setChosen}
        options={WEEK.map((day) => ({
          value: day,
          label: weekdayName(day, language),
          disabled: day === from,
        }))}
      />
      <Button type="primary" size="small" disabled={chosen.length === 0} onClick={() => onCopy(chosen)}>
        {t('copyDays', { count: chosen.length })}
      </Button>
    </>
  );
}
