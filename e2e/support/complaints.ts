import type { BrowserContext } from '@playwright/test';

/**
 * Listens to what nobody reads: errors on the console (a broken content-security policy among them), exceptions that
 * nothing caught, and requests to any other machine than the one under test.
 */
export class Complaints {
  private readonly heard: string[] = [];
  private readonly origins: Set<string>;

  constructor(
    origin: string,
    /** Complaints that the journey is about, such as the network that it takes away. */
    private readonly expected: RegExp | null,
  ) {
    this.origins = new Set([origin]);
  }

  /** The machine under test is reached at `origin` as well. */
  allow(origin: string): void {
    this.origins.add(origin);
  }

  listenTo(context: BrowserContext): void {
    context.on('console', (message) => {
      if (message.type() === 'error') this.note(`${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => this.note(`Uncaught: ${error.error().stack ?? error.error().message}`));
    context.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && !this.origins.has(origin))
        this.note(`Asked another machine: ${request.url()}`);
    });
  }

  unexpected(): string[] {
    return this.heard;
  }

  private note(complaint: string): void {
    if (!this.expected?.test(complaint)) this.heard.push(complaint);
  }
}
