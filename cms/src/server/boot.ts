import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createStrapi } from '@strapi/strapi';
import { offerDemoAccounts } from '../api/demo/demo-accounts';
import { verifyAndStore } from '../api/ledger/use-cases/verify-nightly';
import { startIndexBuild } from '../bootstrap/ensure-indexes';
import { connectionsIdle } from '../database/connections';
import { closeReader } from '../database/reader';
import { environment } from '../environment';
import { beginDraining } from '../health/health';
import { startClock } from '../jobs/clock';
import { outboxHandlers } from '../jobs/outbox-handlers';
import { startPrinting } from '../jobs/printing';
import { startOutbox } from '../outbox/worker';
import { startFeeds } from '../realtime/feed';
import { connectInstances } from '../realtime/instances';
import { closeStreams } from '../realtime/stream';
import { seedDemo } from '../../seed/demo';
import { demoAccounts } from '../../seed/people';
import { announceReady } from './banner';
import { withBootLock } from './boot-lock';
import { watchRequests } from './in-flight';

interface RunningServer {
  /** Fills an empty database with the demo's businesses; does nothing to one that holds any. */
  seedDemo(): Promise<void>;
  /** Recomputes the ledger of all businesses, stores the result and answers what differs, a line each. */
  verifyLedger(): Promise<string[]>;
  /** Starts answering; the port is the one really taken. */
  listen(): Promise<{ port: number }>;
  /** Lets what is under way finish, then ends everything. */
  stop(): Promise<void>;
}

/**
 * How long each part of stopping may take. Together they stay below ten seconds: whoever stops a server waits that long
 * at least before killing it (`stop_grace_period` in docker-compose.yml).
 */
const LIMITS_MS = {
  /** A proxy in front takes this long at most to see that `/readyz` says no; until then everything is answered. */
  notice: 3_000,
  /** What was asked is answered and what was begun is done; a request that takes longer is cut. */
  answers: 3_500,
  siblings: 1_000,
  database: 1_500,
};

/** Loads Strapi, migrates and prepares everything short of listening. */
export async function bootServer(): Promise<RunningServer> {
  const cms = path.join(environment.root, 'cms');
  const app = createStrapi({ appDir: cms, distDir: path.join(cms, 'dist') });
  // Strapi would cut every connection at the first signal; `stop` lets them finish.
  process.removeAllListeners('SIGTERM');
  process.removeAllListeners('SIGINT');
  await withBootLock(() => app.load());

  const requests = watchRequests(app.server.httpServer);
  const stopFeeds = startFeeds();
  const disconnect = await connectInstances();
  let stopWorkers = (): Promise<void> => Promise.resolve();
  let stopping: Promise<void> | null = null;

  /** Waits, but not for ever: what is not done by then is left as it is. */
  const within = async (part: keyof typeof LIMITS_MS, work: Promise<unknown>): Promise<void> => {
    const late = pause(LIMITS_MS[part], 'late' as const, { ref: false });
    if ((await Promise.race([work, late])) === 'late') app.log.warn(`Stopped before it was done: ${part}`);
  };
  const letGoOfDatabase = async (): Promise<void> => {
    await connectionsIdle();
    closeReader();
    await app.destroy();
  };
  const stop = async (): Promise<void> => {
    beginDraining();
    requests.answerOnce();
    if (environment.trustProxy > 0 && app.server.httpServer.listening) await pause(LIMITS_MS.notice);
    const answered = requests.settle();
    closeStreams();
    await within('answers', Promise.all([answered, stopWorkers()]));
    app.server.httpServer.closeAllConnections();
    stopFeeds();
    await within('siblings', disconnect());
    await within('database', letGoOfDatabase());
  };

  return {
    seedDemo: () => withBootLock(seedDemo),
    async verifyLedger() {
      const { differenceCount, differences, orders, transactions } = await verifyAndStore();
      console.log(`${orders} orders, ${transactions} transactions: ${differenceCount} differences`);
      return differences.map((difference) => JSON.stringify(difference));
    },
    async listen() {
      if (environment.demo) offerDemoAccounts(demoAccounts);
      app.server.mount();
      await new Promise<void>((resolve, reject) => {
        app.server.httpServer.once('error', reject);
        app.server.httpServer.listen(environment.port, environment.host, resolve);
      });
      const outbox = startOutbox(outboxHandlers);
      const clock = startClock();
      const printing = startPrinting();
      const indexBuild = startIndexBuild();
      stopWorkers = async () => {
        await Promise.all([outbox.stop(), clock.stop(), printing.stop(), indexBuild.stop()]);
      };
      for (const signal of ['SIGTERM', 'SIGINT'] as const) {
        process.on(signal, () => {
          stopping ??= stop().finally(() => process.exit(0));
        });
      }
      const { port } = app.server.httpServer.address() as AddressInfo;
      // Starting is Strapi's own business and is reported in its own words; from here on it is ours.
      app.log.level = environment.logLevel;
      announceReady(port);
      return { port };
    },
    stop: () => (stopping ??= stop()),
  };
}
