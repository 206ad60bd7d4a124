import type { IncomingMessage, Server, ServerResponse } from 'node:http';

let running = 0;
const waiting = new Set<() => void>();

/** Counts the requests under way, so that a shutdown can wait for them. Event streams end by themselves. */
export const inFlight = {
  watch(server: Server): void {
    server.on('request', (_request: IncomingMessage, response: ServerResponse) => {
      running += 1;
      response.once('close', () => {
        running -= 1;
        if (running === 0) for (const resolve of waiting) resolve();
      });
    });
  },

  settled(): Promise<void> {
    if (running === 0) return Promise.resolve();
    return new Promise((resolve) => waiting.add(resolve));
  },
};
