import { validatePeriods, PERIODS_A_DAY, type Period } from '@domain/opening-hours';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useHoursWords } from './use-hours-words';
import { useWeekDrag } from './use-week-drag';
import { periodsOf, WEEK, weekdayName } from './week';
import styles from './week-grid.module.css';
import { closingBy, isDrawn, movedBy, openingBy, piecesOf, STEP_MINUTES, type Piece } from './week-spans';
import { DAY_MIN } from '@domain/time';
import { useFormat } from '@shared/format/context';

const HOURS_SHOWN = [0, 3, 6, 9, 12, 15, 18, 21];
const FIRST = { opens: '11:00', closes: '15:00' };
const NEXT = { opens: '18:00', closes: '23:00' };

interface WeekGridProps {
  value: readonly Period[];
  onChange: (periods: Period[]) => void;
}

/** What a key does to the period that has the focus. */
function afterKey(period: Period, { key, shiftKey }: KeyboardEvent): Period | null {
  const steps = { ArrowUp: -STEP_MINUTES, ArrowDown: STEP_MINUTES, ArrowLeft: -1, ArrowRight: 1 } as const;
  if (key === 'ArrowUp' || key === 'ArrowDown') return (shiftKey ? closingBy : movedBy)(period, steps[key]);
  if (key === 'ArrowLeft' || key === 'ArrowRight')
    return shiftKey ? openingBy(period, steps[key] * STEP_MINUTES) : movedBy(period, steps[key] * DAY_MIN);
  return null;
}

/** A week to draw on: a column for each day, and what lasts over midnight goes on in the next one. */
export function WeekGrid({ value, onChange }: WeekGridProps) {
  const { t } = useTranslation('hours');
  const { language, hour, clockOf } = useFormat();
  const words = useHoursWords();
  const helpId = useId();
  const body = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const toFocus = useRef<number | null>(null);

  const spoken = (period: Period) => `${weekdayName(period.weekday, language)}, ${words.period(period)}`;
  const select = (index: number) => {
    setSelected(index);
    toFocus.current = index;
  };
  const drag = useWeekDrag({ body, value, onChange, selected, onSelect: select });
  const periods = drag.shown ?? value;
  const wrong = new Set(validatePeriods(periods).map(({ path }) => path[0]));

  useEffect(() => {
    if (toFocus.current === null) return;
    body.current?.querySelector<HTMLElement>(`[data-period="${toFocus.current}"][tabindex]`)?.focus();
    toFocus.current = null;
  });

  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const period = value[index];
    if (!period) return;
    if (event.key === 'Escape') return drag.cancel();
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      setSaid(t('grid.removed', { period: spoken(period) }));
      onChange(value.filter((_, at) => at !== index));
      if (value.length > 1) select(Math.max(0, index - 1));
      return;
    }
    const next = afterKey(period, event);
    if (!next) return;
    event.preventDefault();
    setSaid(spoken(next));
    toFocus.current = index;
    onChange(value.map((each, at) => (at === index ? next : each)));
  };

  const add = (weekday: Period['weekday']) => {
    const period = { weekday, ...(periodsOf(value, weekday).length === 0 ? FIRST : NEXT) };
    setSaid(spoken(period));
    onChange([...value, period]);
    select(value.length);
  };

  const drawn = (period: Period, index: number, { column, from, to, first, last }: Piece) => (
    <div
      key={`${index}-${first ? 'first' : 'rest'}`}
      className={styles.period}
      data-period={index}
      data-selected={selected === index || undefined}
      data-wrong={wrong.has(index) || undefined}
      data-first={first || undefined}
      data-last={last || undefined}
      style={{
        insetInlineStart: `${(column / 7) * 100}%`,
        insetBlockStart: `${(from / DAY_MIN) * 100}%`,
        blockSize: `${((to - from) / DAY_MIN) * 100}%`,
      }}
      {...(first
        ? {
            role: 'button',
            tabIndex: 0,
            'aria-label': spoken(period),
            'aria-describedby': helpId,
            'aria-invalid': wrong.has(index) || undefined,
            onKeyDown: (event: KeyboardEvent) => onKeyDown(event, index),
            onFocus: () => setSelected(index),
          }
        : { 'aria-hidden': true })}
    >
      {first && <span className={styles.edge} data-part="opens" />}
      {first && <span className={styles.time}>{clockOf(period.opens)}</span>}
      {last && <span className={styles.time}>{clockOf(period.closes)}</span>}
      {last && <span className={styles.edge} data-part="closes" />}
    </div>
  );

  return (
    <div className={styles.grid} role="group" aria-label={t('grid.name')}>
      <div className={styles.days}>
        {WEEK.map((day) => (
          <div key={day} className={styles.day}>
            <span aria-hidden>{weekdayName(day, language, 'short')}</span>
            <Button
              type="text"
              size="small"
              title={t('add', { day: weekdayName(day, language) })}
              icon={<Plus size={14} strokeWidth={1.5} />}
              disabled={periodsOf(value, day).length >= PERIODS_A_DAY}
              onClick={() => add(day)}
            />
          </div>
        ))}
      </div>
      <div className={styles.hours} aria-hidden>
        {HOURS_SHOWN.map((each) => (
          <span key={each} style={{ insetBlockStart: `${(each / 24) * 100}%` }}>
            {hour(each)}
          </span>
        ))}
      </div>
      <div
        ref={body}
        className={styles.body}
        data-dragging={drag.shown !== null || undefined}
        {...drag.handlers}
      >
        {periods.map((period, index) =>
          isDrawn(period) ? piecesOf(period).map((piece) => drawn(period, index, piece)) : null,
        )}
      </div>
      <p id={helpId} className={styles.help}>
        {t('grid.help')}
      </p>
      <div role="status" className="visually-hidden">
        {said}
      </div>
    </div>
  );
}
