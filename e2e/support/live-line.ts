import { createServer, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

/** The stream of events of one screen, led over a place where it can be cut from the server's side. */
export class LiveLine {
  private readonly streams = new Set<ServerResponse>();
  private cut = false;

  private constructor(
    private readonly server: Server,
    private readonly port: number,
  ) {}

  static async of(page: Page, baseURL: string): Promise<LiveLine> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const line = new LiveLine(server, (server.address() as AddressInfo).port);
    const { hostname, port } = new URL(baseURL);
    server.on('request', ({ url, headers }, response) => {
      if (line.cut) return void response.writeHead(503).end();
      line.streams.add(response);
      const upstream = request({ hostname, port, path: url, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      upstream.on('error', () => response.destroy());
      response.on('close', () => {
        line.streams.delete(response);
        upstream.destroy();
      });
      upstream.end();
    });
    await page.route('**/api/events*', async (route) => {
      const asked = new URL(route.request().url());
      await route.continue({ url: `http://127.0.0.1:${line.port}${asked.pathname}${asked.search}` });
    });
    return line;
  }

  /** Ends the stream as a server does that is stopped, and takes no new one. */
  close(): void {
    this.cut = true;
    for (const stream of this.streams) stream.end();
  }

  reopen(): void {
    this.cut = false;
  }

  async end(): Promise<void> {
    this.close();
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
