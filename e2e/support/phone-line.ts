import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { pipeline, type Duplex } from 'node:stream';
import type { BrowserContext } from '@playwright/test';

/**
 * The way of one browser to the server, over a proxy that can be cut. The browser's own switch does not reach what a
 * service worker asks, nor always what the page asks past it.
 */
export class PhoneLine {
  private isCut = false;

  private constructor(private readonly server: Server) {
    server.on('connection', (socket) => {
      if (this.isCut) socket.destroy();
    });
    server.on('request', passOn);
    server.on('connect', tunnel);
  }

  static async open(): Promise<PhoneLine> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new PhoneLine(server);
  }

  /** What a browser context is made with to go this way. */
  get proxy(): { server: string } {
    return { server: `http://127.0.0.1:${(this.server.address() as AddressInfo).port}` };
  }

  async cut(context: BrowserContext): Promise<void> {
    this.isCut = true;
    this.server.closeAllConnections();
    await context.setOffline(true);
  }

  async mend(context: BrowserContext): Promise<void> {
    this.isCut = false;
    await context.setOffline(false);
  }

  async end(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

function passOn(asked: IncomingMessage, answer: ServerResponse): void {
  const { url, method, headers } = asked;
  const upstream = request(url ?? '', { method, headers }, (answered) => {
    answer.writeHead(answered.statusCode ?? 502, answered.headers);
    // An answer that breaks off here breaks off at the phone as well.
    pipeline(answered, answer, () => undefined);
  });
  upstream.on('error', () => answer.destroy());
  answer.on('close', () => upstream.destroy());
  asked.pipe(upstream);
}

/** What a test asks beside the page goes through the line as it is. */
function tunnel({ url = '' }: IncomingMessage, client: Duplex, head: Buffer): void {
  const { hostname, port } = new URL(`http://${url}`);
  const upstream: Socket = connect(Number(port), hostname, () => {
    client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    upstream.write(head);
    pipeline(client, upstream, client, () => undefined);
  });
  upstream.on('error', () => client.destroy());
}
