import { Flex } from 'antd';
import { lazy, Suspense } from 'react';
import { useTold } from './use-told';
import type { ControlProps } from '@shared/ui/field';
import { SkeletonLine } from '@shared/ui/states';

/*
 * Days and times as antd's picker, which is loaded where one is drawn. Values are those of the API: `YYYY-MM-DD` for a
 * day, an ISO instant for a time, which is shown and typed by the clock of the branch.
 */

export interface DateInputProps extends ControlProps {
  value?: string | null;
  onChange?: (value: string | null) => void;
  disabled?: boolean;
  placeholder?: string;
  /** The first and the last day that can be chosen. */
  min?: string;
  max?: string;
}

const DatePicker = lazy(() => import('./date-picker'));
const waiting = <SkeletonLine height={36} />;

/** A day, in no zone. */
export const DayInput = (props: DateInputProps) => (
  <Suspense fallback={waiting}>
    <DatePicker {...props} />
  </Suspense>
);

/** A day and a time where the branch is, whatever zone the browser is in. */
export const MomentInput = (props: DateInputProps) => (
  <Suspense fallback={waiting}>
    <DatePicker withTime {...props} />
  </Suspense>
);

interface DayRangeInputProps extends Pick<DateInputProps, 'min' | 'max'> {
  from: string | null;
  to: string | null;
  /** What the two ends are called. */
  labels: [string, string];
  onChange: (from: string | null, to: string | null) => void;
}

/** From one day to another; either end may stay open. antd's calendar of two months is wider than a phone. */
export function DayRangeInput({ labels, min, max, onChange, ...given }: DayRangeInputProps) {
  const [from, tellFrom] = useTold(given.from);
  const [to, tellTo] = useTold(given.to);
  const [first, last] = labels;
  return (
    <Flex gap={8}>
      <DayInput
        aria-label={first}
        placeholder={first}
        value={from}
        min={min}
        max={to ?? max}
        onChange={(day) => {
          tellFrom(day);
          onChange(day, to);
        }}
      />
      <DayInput
        aria-label={last}
        placeholder={last}
        value={to}
        min={from ?? min}
        max={max}
        onChange={(day) => {
          tellTo(day);
          onChange(from, day);
        }}
      />
    </Flex>
  );
}
