import { expect, type Locator, type Page } from '@playwright/test';

/** The display at the kitchen's wall. */
export class KitchenPage {
  constructor(readonly page: Page) {}

  /** @param origin where the server is reached, if not where all others reach it */
  async open(origin = ''): Promise<void> {
    await this.page.goto(`${origin}/dashboard/orders/board-kitchen`);
    await expect(this.page.getByRole('img', { name: 'Live' })).toBeVisible();
    await expect(this.page.getByRole('heading', { name: 'Kitchen' })).toBeAttached();
  }

  /** Waits until the page could come without a network. */
  async isKept(): Promise<void> {
    const kept = () =>
      this.page.evaluate(async () => Boolean(await caches.match('/dashboard/orders/board-kitchen')));
    await expect.poll(kept, { timeout: 30_000 }).toBe(true);
  }

  ticket(number: string): Locator {
    return this.page.getByRole('listitem').filter({ has: this.ready(number) });
  }

  async start(number: string): Promise<void> {
    await this.startable(number).click();
  }

  /** What says that a ticket is begun with; gone once it is. */
  startable(number: string): Locator {
    return this.page.getByRole('button', { name: `Start: order ${number}`, exact: true });
  }

  /** How far another station is, on the ticket of an order; where no station is chosen, any of them. */
  progress(number: string, station: string): Locator {
    return this.page
      .getByRole('listitem')
      .filter({ hasText: number })
      .locator('span')
      .filter({ hasText: station })
      .getByRole('img');
  }

  /** Takes the ticket down: it is ready. */
  async bump(number: string): Promise<void> {
    await this.ready(number).click();
  }

  /** Shows what one station makes. */
  async choose(station: string): Promise<void> {
    await this.page.getByRole('group', { name: 'Station' }).getByRole('button', { name: station }).click();
  }

  /** What says that a station is done with its part. */
  part(number: string, station: string): Locator {
    return this.page.getByRole('button', { name: `${station} ready: order ${number}`, exact: true });
  }

  /** What takes a ticket down that is not to be made any more, or was changed once it was made. */
  seen(number: string): Locator {
    return this.page.getByRole('button', { name: `Seen, take it down: order ${number}`, exact: true });
  }

  ready(number: string): Locator {
    return this.page.getByRole('button', { name: `Ready: order ${number}`, exact: true });
  }
}
