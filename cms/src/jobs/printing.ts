import { printersIdle, printWaiting } from '../api/printing/use-cases/print-waiting';
import { onTicketsQueued } from '../api/printing/wake';
import { logFailure } from '../errors/log-failure';
import { holdsLease } from './lease';

const LOOK_EVERY_MS = 5_000;

/** Has waiting tickets printed: at once when one comes, and every few seconds for printers that could not. */
export function startPrinting(): { stop(): Promise<void> } {
  let stopped = false;
  let looking: Promise<void> | null = null;
  let again = false;

  const look = (): void => {
    again = looking !== null;
    if (stopped || looking) return;
    looking = printWaiting(holdsLease, () => stopped)
      .catch((error: unknown) => void logFailure('Printing stumbled', error))
      .finally(() => {
        looking = null;
        if (again) look();
      });
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  timer.unref();
  onTicketsQueued(look);
  look();

  return {
    async stop() {
      stopped = true;
      clearInterval(timer);
      onTicketsQueued(null);
      await looking;
      await printersIdle();
    },
  };
}
