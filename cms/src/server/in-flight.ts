import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as Listener, type Socket } from 'node:net';

/** The requests of a server, so that a shutdown can answer them all and is not brought new ones for ever. */
export interface InFlight {
  /** From here on every answer is the last on its connection, and says so. */
  answerOnce(): void;
  /** Takes no new connections, lets go of those that are idle, and settles when everything is answered. */
  settle(): Promise<void>;
}

export function watchRequests(server: Server): InFlight {
  /** The newest answer under way on each connection; null on one that waits for its next request. */
  const newest = new Map<Socket, ServerResponse | null>();
  let running = 0;
  let once = false;
  let settled = (): void => undefined;

  const sayLast = (response: ServerResponse): void => {
    if (!response.headersSent) response.setHeader('Connection', 'close');
  };
  const sayNotLast = (response: ServerResponse): void => {
    if (!response.headersSent) response.removeHeader('Connection');
  };

  server.on('connection', (socket: Socket) => {
    socket.once('close', () => newest.delete(socket));
  });
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    running += 1;
    if (once) {
      // Requests may be sent one after another without waiting: all of them are answered.
      const earlier = newest.get(socket);
      if (earlier) sayNotLast(earlier);
      sayLast(response);
    }
    newest.set(socket, response);
    response.once('close', () => {
      running -= 1;
      if (newest.get(socket) === response) {
        newest.set(socket, null);
        // Its head may have been sent before there was a word about closing.
        if (once) socket.destroySoon();
      }
      if (running === 0) settled();
    });
  });

  return {
    answerOnce() {
      once = true;
      for (const response of newest.values()) if (response) sayLast(response);
    },
    settle() {
      // Not HTTP's own `close`: it takes a connection for idle whose answer is written and not all sent.
      Listener.prototype.close.call(server);
      for (const [socket, response] of newest) if (!response) socket.destroySoon();
      if (running === 0) return Promise.resolve();
      return new Promise((resolve) => (settled = resolve));
    },
  };
}
