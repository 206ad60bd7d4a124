import { Agent, request, type IncomingHttpHeaders, type RequestOptions } from 'node:http';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';

interface KeptAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** What comes of a question that is not answered. */
type Silence = 'nobody listens' | 'no answer';

/** Somebody who asks over one connection for as long as the server keeps it, as browsers and proxies do. */
export class KeptConnection {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });

  constructor(readonly origin: string) {}

  ask(
    method: string,
    path: string,
    { body, headers }: { body?: object; headers?: Record<string, string> } = {},
  ): Promise<KeptAnswer | Silence> {
    const options: RequestOptions = {
      method,
      agent: this.#agent,
      headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
    };
    return new Promise((resolve) => {
      const asked = request(this.origin + path, options, (answer) => {
        text(answer).then(
          (whole) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: whole }),
          () => resolve('no answer'),
        );
      });
      asked.on('error', (error: NodeJS.ErrnoException) =>
        resolve(error.code === 'ECONNREFUSED' ? 'nobody listens' : 'no answer'),
      );
      asked.end(body && JSON.stringify(body));
    });
  }

  /** Calls `listener` when the connection that was used last has ended. */
  onEnd(listener: () => void): void {
    this.#agent.on('free', (socket: Socket) => socket.once('close', listener));
  }

  close(): void {
    this.#agent.destroy();
  }
}
