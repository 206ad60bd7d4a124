import { notifySilentBoards } from '../api/branches/use-cases/notify-silent-boards';
import { advanceCarts } from '../api/carts/use-cases/advance-carts';
import { dispatchTrips } from '../api/couriers/use-cases/dispatch-trips';
import { notifyMissingDevices } from '../api/devices/use-cases/roll-call';
import { mailSurveys } from '../api/feedback/use-cases/mail-surveys';
import { verifyNightly } from '../api/ledger/use-cases/verify-nightly';
import { expireLots } from '../api/loyalty/use-cases/expire-lots';
import { publishDueReleases } from '../api/menu/use-cases/publish-due-releases';
import { advanceOrders } from '../api/orders/use-cases/advance-orders';
import { escalateOrders } from '../api/orders/use-cases/escalate-orders';
import { resolveExpiredSubstitutions } from '../api/orders/use-cases/resolve-expired-substitutions';
import { printUnseen } from '../api/printing/use-cases/print-unseen';
import { forgetFailures, runJob, type JobName } from '../errors/job-failures';
import { logFailure } from '../errors/log-failure';
import { sweep } from './sweep';
import { holdsLease } from './lease';

const TICK_MS = 2_000;
const LEASE_MS = TICK_MS * 5;

interface Job {
  name: JobName;
  everyTicks: number;
  run: (now: Date) => Promise<void>;
}

/** Work that starts because time passes. Each job runs by itself: one that fails keeps no other from running. */
const JOBS: readonly Job[] = [
  { name: 'orders', everyTicks: 1, run: advanceOrders },
  { name: 'substitutions', everyTicks: 1, run: resolveExpiredSubstitutions },
  { name: 'trips', everyTicks: 1, run: dispatchTrips },
  { name: 'escalation', everyTicks: 1, run: escalateOrders },
  { name: 'carts', everyTicks: 5, run: advanceCarts },
  { name: 'surveys', everyTicks: 15, run: mailSurveys },
  { name: 'menu-releases', everyTicks: 1, run: publishDueReleases },
  { name: 'silent-boards', everyTicks: 1, run: notifySilentBoards },
  { name: 'missing-devices', everyTicks: 1, run: notifyMissingDevices },
  { name: 'kitchen-paper', everyTicks: 5, run: printUnseen },
  { name: 'loyalty', everyTicks: 30, run: expireLots },
  { name: 'ledger', everyTicks: 450, run: verifyNightly },
  { name: 'sweep', everyTicks: 900, run: sweep },
];

/** Runs the jobs on one instance at a time, every two seconds. */
export function startClock(): { stop(): Promise<void> } {
  let running: Promise<void> | null = null;
  let ticks = 0;

  const tick = async (): Promise<void> => {
    for (const { name, everyTicks, run } of JOBS) {
      if (ticks % everyTicks !== 0) continue;
      // Renewed before each job, as one of them may take long.
      if (!(await holdsLease('clock', LEASE_MS))) return forgetFailures();
      await runJob(name, () => run(new Date()));
    }
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
