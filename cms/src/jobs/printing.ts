import { printersIdle, printWaiting } from '../api/printing/use-cases/print-waiting';
import { onTicketsQueued } from '../api/printing/wake';
import { logFailure } from '../errors/log-failure';
import { coalesce } from '../event-loop/coalesce';
import { holdsLease } from './lease';

const LOOK_EVERY_MS = 5_000;

/** Has waiting tickets printed: at once when one comes, and every few seconds for printers that could not. */
export function startPrinting(): { stop(): Promise<void> } {
  let stopped = false;

  const look = coalesce(async () => {
    if (stopped) return;
    await printWaiting(holdsLease, () => stopped).catch(
      (error: unknown) => void logFailure('Printing stumbled', error),
    );
  });
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  timer.unref();
  onTicketsQueued(() => void look());
  void look();

  return {
    async stop() {
      stopped = true;
      clearInterval(timer);
      onTicketsQueued(null);
      // What it does at the moment; stopped, it begins nothing more.
      await look();
      await printersIdle();
    },
  };
}
