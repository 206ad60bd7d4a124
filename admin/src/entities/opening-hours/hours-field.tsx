import { Button, Segmented } from 'antd';
import type { Period } from '@domain/opening-hours';
import { Undo2 } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { withMode, type HoursMode, type ServiceHours } from './branch-hours';
import styles from './hours-field.module.css';
import { useUndo } from './use-undo';
import { USUAL_WEEKS, type UsualWeek } from './week';
import { WeekEditor } from './week-editor';
import { WeekGrid } from './week-grid';

interface HoursFieldProps {
  value: ServiceHours;
  onChange: (hours: ServiceHours) => void;
  modes: readonly HoursMode[];
  /** Whose periods a week begins with that has none yet. */
  like: ServiceHours;
}

/** The hours of one service: how it is open, and by the week when. */
export function HoursField({ value, onChange, modes, like }: HoursFieldProps) {
  const { t } = useTranslation('hours');
  return (
    <div className={styles.field}>
      <Segmented
        className={styles.modes}
        aria-label={t('mode')}
        value={value.mode}
        options={modes.map((mode) => ({ value: mode, label: t(`modes.${mode}`) }))}
        onChange={(mode) => onChange(withMode(value, mode, like))}
      />
      {value.mode === 'WEEKLY' && (
        <WeekField value={value.periods} onChange={(periods) => onChange({ ...value, periods })} />
      )}
    </div>
  );
}

interface WeekFieldProps {
  value: Period[];
  onChange: (periods: Period[]) => void;
}

/** A week to draw and to type: both show the same periods, and every change of either has a way back. */
function WeekField({ value, onChange }: WeekFieldProps) {
  const { t } = useTranslation('hours');
  const { change, canUndo, undo } = useUndo(value, onChange);
  const onKeyDown = (event: KeyboardEvent) => {
    // A text that is typed has a way back of its own.
    if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey)) return;
    if (event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    undo();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Ctrl Z bubbles up from the fields of the week
    <div className={styles.field} onKeyDown={onKeyDown}>
      <div className={styles.usual} role="group" aria-label={t('usual')}>
        <span>{t('usual')}</span>
        {(Object.keys(USUAL_WEEKS) as UsualWeek[]).map((week) => (
          <Button key={week} size="small" onClick={() => change([...USUAL_WEEKS[week]])}>
            {t(`weeks.${week}`)}
          </Button>
        ))}
        <Button
          size="small"
          type="text"
          className={styles.undo}
          icon={<Undo2 size={14} strokeWidth={1.5} aria-hidden />}
          disabled={!canUndo}
          onClick={undo}
        >
          {t('undo')}
        </Button>
      </div>
      <div className={styles.week}>
        <WeekGrid value={value} onChange={change} />
        <WeekEditor value={value} onChange={change} />
      </div>
    </div>
  );
}
