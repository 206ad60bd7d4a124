import { Input } from 'antd';
import { useState } from 'react';
import { useFormat } from '@shared/format/context';
import type { ControlProps } from '@shared/ui/field';

const CLOCK = /^(\d{1,2})(?:\s?[:h.]?\s?(\d{2})|\s?h)?\s?(?:(a|p)\.?\s?m?\.?)?$/i;
const pad = (value: number) => String(value).padStart(2, '0');

/** A time of day as people type it – `9`, `930`, `9:30`, `9h`, `9:30 pm` – as `HH:mm`, or null when it is none. */
export function parseClock(text: string): string | null {
  const found = CLOCK.exec(text.trim().replace(/[\s\u202f\u00a0]+/g, ' '));
  if (!found) return null;
  const half = found[3]?.toLowerCase();
  const hour = Number(found[1]);
  const minute = Number(found[2] ?? 0);
  if (half && (hour < 1 || hour > 12)) return null;
  const hours = half ? (hour % 12) + (half === 'p' ? 12 : 0) : hour;
  return hours < 24 && minute < 60 ? `${pad(hours)}:${pad(minute)}` : null;
}

interface ClockInputProps extends ControlProps {
  /** `HH:mm`, or '' while it is no time. */
  value?: string;
  onChange?: (clock: string) => void;
  className?: string;
}

/**
 * A time of day as the business writes it; on leaving, what was typed is written out in full. Not antd's `TimePicker`: it
 * writes a time out as soon as it can be read, so `9` is 09:00 before `930` is typed.
 */
export function ClockInput({ value = '', onChange, ...rest }: ClockInputProps) {
  const { clockOf } = useFormat();
  const [typed, setTyped] = useState<string | null>(null);
  const wrong = typed !== null && parseClock(typed) === null;
  const invalid = wrong || value === '' || undefined;
  return (
    <Input
      autoComplete="off"
      value={typed ?? (value === '' ? '' : clockOf(value))}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange?.(parseClock(target.value) ?? '');
      }}
      onBlur={() => !wrong && setTyped(null)}
      {...rest}
      status={invalid && 'error'}
      aria-invalid={invalid}
    />
  );
}
