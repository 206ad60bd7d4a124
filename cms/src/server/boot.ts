import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createStrapi } from '@strapi/strapi';
import { offerDemoAccounts } from '../api/demo/demo-accounts';
import { connectionsAtRest } from '../database/connections';
import { environment } from '../environment';
import { beginDraining } from '../health/health';
import { startClock } from '../jobs/clock';
import { outboxHandlers } from '../jobs/outbox-handlers';
import { startOutbox } from '../outbox/worker';
import { startFeeds } from '../realtime/feed';
import { connectInstances } from '../realtime/instances';
import { closeStreams } from '../realtime/stream';
import { seedDemo } from '../../seed/demo';
import { demoAccounts } from '../../seed/people';
import { announceReady } from './banner';
import { withBootLock } from './boot-lock';
import { inFlight } from './in-flight';

interface RunningServer {
  /** Fills an empty database with the demo's businesses; does nothing to one that holds any. */
  seedDemo(): Promise<void>;
  /** Starts answering; the port is the one really taken. */
  listen(): Promise<{ port: number }>;
  /** Lets what is under way finish, then ends everything. */
  stop(): Promise<void>;
}

const DRAIN_MS = 20_000;
/** So long a proxy in front may take to see that `/readyz` says no; until then everything is answered as before. */
const NOTICE_MS = 6_000;

/** Loads Strapi, migrates and prepares everything short of listening. */
export async function bootServer(): Promise<RunningServer> {
  const cms = path.join(environment.root, 'cms');
  const app = createStrapi({ appDir: cms, distDir: path.join(cms, 'dist') });
  // Strapi would cut every connection at the first signal; `stop` lets them finish.
  process.removeAllListeners('SIGTERM');
  process.removeAllListeners('SIGINT');
  await withBootLock(() => app.load());

  const stopFeeds = startFeeds();
  const disconnect = await connectInstances();
  let stopWorkers = (): Promise<void> => Promise.resolve();
  let stopping: Promise<void> | null = null;

  const stop = async (): Promise<void> => {
    beginDraining();
    if (environment.trustProxy > 0 && app.server.httpServer.listening) await after(NOTICE_MS);
    const closed = new Promise<void>((resolve) => app.server.httpServer.close(() => resolve()));
    closeStreams();
    app.server.httpServer.closeIdleConnections();
    await Promise.race([inFlight.settled(), after(DRAIN_MS)]);
    app.server.httpServer.closeAllConnections();
    await Promise.race([closed, after(1000)]);
    await stopWorkers();
    stopFeeds();
    await disconnect();
    await Promise.race([connectionsAtRest(), after(DRAIN_MS)]);
    await app.destroy();
  };

  return {
    seedDemo: () => withBootLock(seedDemo),
    async listen() {
      if (environment.demo) offerDemoAccounts(demoAccounts);
      inFlight.watch(app.server.httpServer);
      app.server.mount();
      await new Promise<void>((resolve, reject) => {
        app.server.httpServer.once('error', reject);
        app.server.httpServer.listen(environment.port, environment.host, resolve);
      });
      const outbox = startOutbox(outboxHandlers);
      const clock = startClock();
      stopWorkers = async () => {
        await Promise.all([outbox.stop(), clock.stop()]);
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

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());
