import { notifySilentBoards } from '../api/branches/use-cases/notify-silent-boards';
import { dispatchTrips } from '../api/couriers/use-cases/dispatch-trips';
import { notifyMissingDevices } from '../api/devices/use-cases/roll-call';
import { escalateOrders } from '../api/orders/use-cases/escalate-orders';
import { advanceCarts } from '../api/carts/use-cases/advance-carts';
import { advanceOrders } from '../api/orders/use-cases/advance-orders';
import { resolveExpiredSubstitutions } from '../api/orders/use-cases/resolve-expired-substitutions';
import { printUnseen } from '../api/printing/use-cases/print-unseen';
import { publishDueReleases } from '../api/menu/use-cases/publish-due-releases';
import { logFailure } from '../errors/log-failure';
import { sweep } from './sweep';
import { holdsLease } from './lease';

const TICK_MS = 2_000;
const CARTS_EVERY_TICKS = 5;
const PAPER_EVERY_TICKS = 5;
const SWEEP_EVERY_TICKS = 900;

/** What happens because time passes: done by one instance at a time, every two seconds. */
export function startClock(): { stop(): Promise<void> } {
  let running: Promise<void> | null = null;
  let ticks = 0;

  const tick = async (): Promise<void> => {
    if (!(await holdsLease('clock', TICK_MS * 5))) return;
    await advanceOrders(new Date());
    await resolveExpiredSubstitutions(new Date());
    await dispatchTrips(new Date());
    await escalateOrders(new Date());
    if (ticks % CARTS_EVERY_TICKS === 0) await advanceCarts(new Date());
    await publishDueReleases(new Date());
    await notifySilentBoards(new Date());
    await notifyMissingDevices(new Date());
    if (ticks % PAPER_EVERY_TICKS === 0) await printUnseen(new Date());
    if (ticks % SWEEP_EVERY_TICKS === 0) await sweep(new Date());
    ticks += 1;
  };
  const timer = setInterval(() => {
    running ??= tick()
      .catch((error: unknown) => void logFailure('The clock stumbled', error))
      .finally(() => {
        running = null;
      });
  }, TICK_MS);
  timer.unref();

  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
