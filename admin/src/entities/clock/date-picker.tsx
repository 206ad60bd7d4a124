import generatePicker from 'antd/es/date-picker/generatePicker';
import { useLocale } from 'antd/es/locale';
import type { Dayjs } from 'dayjs';
import 'dayjs/locale/es';
import 'dayjs/locale/pt-br';
import { Calendar, X } from 'lucide-react';
import dayjsConfig from 'rc-picker/es/generate/dayjs';
import { useMemo, useState, type FormEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { DateInputProps } from './date-inputs';
import styles from './date-picker.module.css';
import { useTold } from './use-told';
import { dayOn, instantAt, parseWall, wallClock, wallDay, wallFormats } from './wall-clock';
import { useFormat } from '@shared/format/context';
import { useMedia } from '@shared/state/use-media';
import { statusOf } from '@shared/ui/field';

/** antd's picker where "now" and "today" are those of a time zone. */
const pickerIn = (timeZone: string) =>
  generatePicker<Dayjs>({
    ...dayjsConfig,
    getNow: () => wallClock(new Date(), timeZone),
    getFixedDate: wallDay,
    locale: { ...dayjsConfig.locale, parse: (_, text, formats) => parseWall(text, formats) },
  });

/** A day or, with a time, an instant by the clock of the branch; tells each change at once, not when the field is left. */
export default function DateInput(props: DateInputProps & { withTime?: boolean }) {
  const { value = null, onChange, min, max, withTime = false, ...control } = props;
  const { t } = useTranslation('ui');
  const { locale, timeZone } = useFormat();
  const touch = useMedia('(pointer: coarse)');
  const [words] = useLocale('DatePicker');
  const [open, setOpen] = useState(false);
  const DatePicker = useMemo(() => pickerIn(timeZone), [timeZone]);
  const format = useMemo(() => wallFormats(locale, withTime), [locale, withTime]);

  // antd's picker tells once more what it is given while its calendar closes.
  const [told, setTold] = useTold(value);
  const tell = (wall: Dayjs | null) => {
    const next = wall && (withTime ? instantAt(wall, timeZone) : dayOn(wall));
    setTold(next);
    onChange?.(next);
  };
  const shown = useMemo(
    () => told && (withTime ? wallClock(told, timeZone) : wallDay(told)),
    [told, withTime, timeZone],
  );
  // antd does not take an emptied text for an answer.
  const onInput = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement && target.value === '') tell(null);
  };

  return (
    <span className={styles.whole} onInput={onInput}>
      <DatePicker
        classNames={{ popup: { root: styles.popup } }}
        // antd turns it round in Portuguese.
        locale={{ ...words, lang: { ...words.lang, monthBeforeYear: true } }}
        format={format}
        showTime={withTime}
        open={open}
        onOpenChange={setOpen}
        // Typing would bring the phone's keyboard over the calendar.
        inputReadOnly={touch}
        onKeyDown={(event: KeyboardEvent) => {
          // It closes the calendar, and not the dialog around it.
          if (open && event.key === 'Escape') event.stopPropagation();
        }}
        suffixIcon={<Calendar size={14} strokeWidth={1.75} aria-hidden />}
        allowClear={{
          clearIcon: <X size={14} strokeWidth={1.75} role="img" aria-label={t('clearDate')} />,
        }}
        status={statusOf(control)}
        minDate={min ? wallDay(min) : undefined}
        maxDate={max ? wallDay(max) : undefined}
        value={shown || null}
        onCalendarChange={(walls) => tell([walls].flat()[0] ?? null)}
        {...control}
      />
    </span>
  );
}
