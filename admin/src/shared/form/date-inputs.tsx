import { lazy, Suspense } from 'react';
import type { ControlProps } from '../ui/field';
import { Bone } from '../ui/states';

/*
 * Days and times as antd's pickers, which are loaded where one is drawn. Values are those of the API: `YYYY-MM-DD` for a
 * day, an ISO instant for a time, which is shown and typed by the clock of the branch.
 */

interface DateControl extends ControlProps {
  value?: string | null;
  onChange?: (value: string | null) => void;
  disabled?: boolean;
  placeholder?: string;
}

export type MomentInputProps = DateControl;

export interface DayInputProps extends DateControl {
  /** The first and the last day that can be chosen. */
  min?: string;
  max?: string;
}

export interface DayRangeInputProps {
  from: string | null;
  to: string | null;
  /** What the two ends are called. */
  labels: [string, string];
  min?: string;
  max?: string;
  onChange: (from: string | null, to: string | null) => void;
}

const load = () => import('./date-pickers');
const DayPicker = lazy(async () => ({ default: (await load()).DayPicker }));
const MomentPicker = lazy(async () => ({ default: (await load()).MomentPicker }));
const DayRangePicker = lazy(async () => ({ default: (await load()).DayRangePicker }));

const waiting = <Bone height={36} />;

/** A day, in no zone. */
export const DayInput = (props: DayInputProps) => (
  <Suspense fallback={waiting}>
    <DayPicker {...props} />
  </Suspense>
);

/** A day and a time where the branch is, whatever zone the browser is in. */
export const MomentInput = (props: MomentInputProps) => (
  <Suspense fallback={waiting}>
    <MomentPicker {...props} />
  </Suspense>
);

/** From one day to another; either end may stay open. */
export const DayRangeInput = (props: DayRangeInputProps) => (
  <Suspense fallback={waiting}>
    <DayRangePicker {...props} />
  </Suspense>
);
