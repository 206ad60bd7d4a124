import type { LiveEvent, LiveEventType } from '@contracts/events';
import { useLiveEvents } from './live';
import { useThrottled } from '@shared/state/use-throttled';

interface LiveReadingOptions {
  types: readonly LiveEventType[];
  /** Events come in bursts: one reading for all within this time. */
  everyMs: number;
  /** Which events make what was read untrue; all of these types where it is left out. */
  concerns?: (event: LiveEvent) => boolean;
}

/** Reads again what events may have made untrue, and after a reset of the stream in any case. */
export function useLiveRefetch(readAgain: () => unknown, options: LiveReadingOptions): void {
  const { types, everyMs, concerns } = options;
  const soon = useThrottled(readAgain, everyMs);
  useLiveEvents(types, (event) => {
    if (event === null || !concerns || concerns(event)) soon();
  });
}

/** Whether an event is about a branch: one without a branch is about all of them. */
export const concernsBranch = (branchId: string | undefined) => (event: LiveEvent) =>
  event.branchId === null || event.branchId === branchId;
