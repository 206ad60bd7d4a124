import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { pipeline } from 'node:stream';
import type { BrowserContext } from '@playwright/test';

/**
 * An address of the server of its own, which can be cut off from it. The browser's own switch does not reach what a
 * service worker asks, nor always what the page asks past it.
 */
export class PhoneLine {
  private readonly sockets = new Set<Socket>();
  private isCut = false;

  private constructor(
    private readonly server: Server,
    to: URL,
  ) {
    server.on('connection', (socket) => {
      if (this.isCut) return void socket.destroy();
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
      const upstream = connect(Number(to.port), to.hostname);
      pipeline(socket, upstream, socket, () => undefined);
    });
  }

  /** A line to the server at `baseURL`. */
  static async open(baseURL: string): Promise<PhoneLine> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new PhoneLine(server, new URL(baseURL));
  }

  /** Where the server is reached over this line. */
  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async cut(context: BrowserContext): Promise<void> {
    this.isCut = true;
    this.hangUp();
    await context.setOffline(true);
  }

  async mend(context: BrowserContext): Promise<void> {
    this.isCut = false;
    await context.setOffline(false);
  }

  async end(): Promise<void> {
    this.hangUp();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private hangUp(): void {
    for (const socket of this.sockets) socket.destroy();
  }
}
