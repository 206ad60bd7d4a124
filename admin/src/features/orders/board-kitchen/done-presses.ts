import type { StationChoice } from './tickets';
import { deviceValue, property, textIn } from '@shared/state/device-value';

/** What was started or called ready, to be taken back. */
export interface DonePress {
  id: string;
  /** Whose part it was; null for what was done to the whole order. */
  station: StationChoice;
  /** Only where the part was begun with, and not called ready. */
  step?: 'start';
}

/** More than anybody takes back one after the other. */
const MOST = 20;

const isDone = (value: unknown): value is DonePress => {
  const station = property(value, 'station');
  return textIn(value, 'id', 64) !== '' && (station === null || typeof station === 'string');
};

/** What was pressed on this device, the latest last; kept over a reload, so that it can still be taken back. */
export function donePresses(branchId: string) {
  const kept = deviceValue<DonePress[]>(`comanda.kitchen.done.${branchId}`, 1, (value) =>
    Array.isArray(value) ? value.filter(isDone) : null,
  );
  // Where the device keeps nothing it is remembered for as long as the page.
  let done = kept.load() ?? [];
  const change = (next: DonePress[]) => {
    done = next.slice(-MOST);
    kept.save(done);
  };
  return {
    push: (press: DonePress) => change([...(kept.load() ?? done), press]),
    pop(): DonePress | undefined {
      const now = kept.load() ?? done;
      change(now.slice(0, -1));
      return now.at(-1);
    },
  };
}
