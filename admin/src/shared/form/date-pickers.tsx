import generatePicker from 'antd/es/date-picker/generatePicker';
import { useLocale } from 'antd/es/locale';
import type { Dayjs } from 'dayjs';
import 'dayjs/locale/es';
import 'dayjs/locale/pt-br';
import { ArrowRight, Calendar, X } from 'lucide-react';
import dayjsConfig from 'rc-picker/es/generate/dayjs';
import { useId, useMemo, useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DayInputProps, DayRangeInputProps, MomentInputProps } from './date-inputs';
import styles from './date-pickers.module.css';
import { dayOn, instantAt, parseWall, wallClock, wallDay, wallFormats } from './wall-clock';
import { useFormat } from '../format/context';
import { useMedia } from '../state/use-media';
import { statusOf } from '../ui/field';

/** antd's picker where "now" and "today" are those of a time zone. */
function pickerIn(timeZone: string) {
  return generatePicker<Dayjs>({
    ...dayjsConfig,
    getNow: () => wallClock(new Date(), timeZone),
    getFixedDate: wallDay,
    locale: { ...dayjsConfig.locale, parse: (_, text, formats) => parseWall(text, formats) },
  });
}

const known = new Map<string, ReturnType<typeof pickerIn>>();

function useDatePicker() {
  const { timeZone } = useFormat();
  const picker = known.get(timeZone) ?? pickerIn(timeZone);
  known.set(timeZone, picker);
  return picker;
}

/** What all pickers have in common. */
function usePickerProps(withTime: boolean) {
  const { t } = useTranslation('ui');
  const { language } = useFormat();
  const touch = useMedia('(pointer: coarse)');
  const [words] = useLocale('DatePicker');
  const [open, setOpen] = useState(false);
  const format = useMemo(() => wallFormats(language, withTime), [language, withTime]);
  return {
    classNames: { popup: { root: styles.popup } },
    // antd turns it round in Portuguese.
    locale: { ...words, lang: { ...words.lang, monthBeforeYear: true } },
    format,
    open,
    onOpenChange: setOpen,
    // Typing would bring the phone's keyboard over the calendar.
    inputReadOnly: touch,
    onKeyDown: (event: KeyboardEvent) => {
      // It closes the calendar, and not the dialog around it.
      if (open && event.key === 'Escape') event.stopPropagation();
    },
    suffixIcon: <Calendar size={14} strokeWidth={1.75} aria-hidden />,
    allowClear: {
      clearIcon: <X size={14} strokeWidth={1.75} role="img" aria-label={t('clearDate')} />,
    },
  };
}

/** antd does not take an emptied text for an answer. */
function Emptied({ onEmpty, children }: { onEmpty: (input: HTMLInputElement) => void; children: ReactNode }) {
  const onInput = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement && target.value === '') onEmpty(target);
  };
  return (
    <span className={styles.whole} onInput={onInput}>
      {children}
    </span>
  );
}

/**
 * What was told last, until something else is given. antd's picker tells once more what it is given while its calendar
 * closes, and an address takes longer than that to change.
 */
function useTold(given: string | null) {
  const [told, tell] = useState(given);
  const [before, setBefore] = useState(given);
  if (given !== before) {
    setBefore(given);
    tell(given);
  }
  return [told, tell] as const;
}

/** Not when the field is left, as `onChange`: what is saved by the keyboard is what is seen. */
const atOnce = (tell: (wall: Dayjs | null) => void) => (walls: Dayjs | Dayjs[] | null) =>
  tell([walls].flat()[0] ?? null);

export function DayPicker({ value = null, onChange, min, max, ...control }: DayInputProps) {
  const DatePicker = useDatePicker();
  const picker = usePickerProps(false);
  const [day, setDay] = useTold(value);
  const shown = useMemo(() => (day ? wallDay(day) : null), [day]);
  const tell = (told: string | null) => {
    setDay(told);
    onChange?.(told);
  };
  return (
    <Emptied onEmpty={() => tell(null)}>
      <DatePicker
        {...picker}
        status={statusOf(control)}
        minDate={min ? wallDay(min) : undefined}
        maxDate={max ? wallDay(max) : undefined}
        value={shown}
        onCalendarChange={atOnce((wall) => tell(wall && dayOn(wall)))}
        {...control}
      />
    </Emptied>
  );
}

export function MomentPicker({ value = null, onChange, ...control }: MomentInputProps) {
  const DatePicker = useDatePicker();
  const { timeZone } = useFormat();
  const picker = usePickerProps(true);
  const [instant, setInstant] = useTold(value);
  const shown = useMemo(() => (instant ? wallClock(instant, timeZone) : null), [instant, timeZone]);
  const tell = (told: string | null) => {
    setInstant(told);
    onChange?.(told);
  };
  return (
    <Emptied onEmpty={() => tell(null)}>
      <DatePicker
        {...picker}
        showTime
        status={statusOf(control)}
        value={shown}
        onCalendarChange={atOnce((wall) => tell(wall && instantAt(wall, timeZone)))}
        {...control}
      />
    </Emptied>
  );
}

export function DayRangePicker(props: DayRangeInputProps) {
  // antd's calendar of two months is wider than a phone.
  const narrow = useMedia('(max-width: 767px)');
  return narrow ? <TwoDays {...props} /> : <DayRange {...props} />;
}

function TwoDays({ from, to, labels, min, max, onChange }: DayRangeInputProps) {
  const fields = [
    { day: from, min, max: to ?? max, tell: (day: string | null) => onChange(day, to) },
    { day: to, min: from ?? min, max, tell: (day: string | null) => onChange(from, day) },
  ];
  return (
    <span className={styles.two}>
      {fields.map(({ day, tell, ...limits }, at) => (
        <DayPicker
          key={at}
          aria-label={labels[at]}
          placeholder={labels[at]}
          value={day}
          onChange={tell}
          {...limits}
        />
      ))}
    </span>
  );
}

function DayRange({ labels, min, max, onChange, ...given }: DayRangeInputProps) {
  const { RangePicker } = useDatePicker();
  const picker = usePickerProps(false);
  const id = useId();
  const ids = { start: `${id}-from`, end: `${id}-to` };
  const [from, setFrom] = useTold(given.from);
  const [to, setTo] = useTold(given.to);
  const shown = useMemo<[Dayjs | null, Dayjs | null]>(
    () => [from ? wallDay(from) : null, to ? wallDay(to) : null],
    [from, to],
  );
  const tell = (first: string | null, last: string | null) => {
    setFrom(first);
    setTo(last);
    onChange(first, last);
  };
  return (
    <Emptied onEmpty={(input) => (input.id === ids.start ? tell(null, to) : tell(from, null))}>
      <label htmlFor={ids.start} className="visually-hidden">
        {labels[0]}
      </label>
      <label htmlFor={ids.end} className="visually-hidden">
        {labels[1]}
      </label>
      <RangePicker
        {...picker}
        id={ids}
        placeholder={labels}
        separator={<ArrowRight size={14} strokeWidth={1.75} aria-hidden />}
        allowEmpty={[true, true]}
        minDate={min ? wallDay(min) : undefined}
        maxDate={max ? wallDay(max) : undefined}
        value={shown}
        onCalendarChange={([first, last]) => {
          // While the first day is chosen anew, the last may still lie before it.
          if (first && last && first.isAfter(last)) return;
          tell(first && dayOn(first), last && dayOn(last));
        }}
      />
    </Emptied>
  );
}
