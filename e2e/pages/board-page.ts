import { expect, type Locator, type Page } from '@playwright/test';
import { Finger, type Point } from '../support/finger';

type Column =
  | 'To accept'
  | 'Scheduled'
  | 'In preparation'
  | 'Ready'
  | 'Out for delivery'
  | 'Delivered today'
  | 'Cancelled';

/** The board of the day, at a counter. */
export class BoardPage {
  /** Orders whose money has not arrived. */
  readonly awaitingPayment: Locator;
  /** Says that the line is down, and what may not be relied on. */
  readonly offline: Locator;

  constructor(readonly page: Page) {
    this.awaitingPayment = page.getByRole('region', { name: 'Awaiting payment' });
    this.offline = page.getByText('No connection. You see the last known state');
  }

  async open(): Promise<void> {
    await this.page.goto('/dashboard/orders/board');
    await expect(this.page.getByRole('heading', { name: 'Order board' })).toBeVisible();
    await this.live();
  }

  /** What happens from now on is told to this screen. */
  async live(): Promise<void> {
    await expect(this.page.getByRole('banner').getByText('Live')).toBeVisible();
  }

  column(name: Column): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  async unfold(name: Column): Promise<void> {
    await this.column(name)
      .getByRole('button', { name: `Expand “${name}”` })
      .click();
  }

  /** The card of an order, wherever it is. */
  card(number: string): Locator {
    return this.page.getByRole('article', { name: `Order ${number}`, exact: true });
  }

  /** How far a station is with its part of an order. */
  progress(number: string, station: string): Locator {
    return this.card(number).getByText(station, { exact: true }).getByRole('img');
  }

  cardIn(column: Column, number: string): Locator {
    return this.column(column).getByRole('article', { name: `Order ${number}`, exact: true });
  }

  ring(number: string): Locator {
    return this.card(number).getByText('Rings on every board');
  }

  button(action: string, number: string): Locator {
    return this.page.getByRole('button', { name: `${action}: order ${number}`, exact: true });
  }

  /** Presses the button of a card that says what comes next. */
  async take(action: string, number: string): Promise<void> {
    await (await still(this.button(action, number))).click();
  }

  /** Picks a card up with the mouse and lets it go over a column; `above` is looked at while it is there. */
  async drag(number: string, into: Column, above: () => Promise<void>): Promise<void> {
    const { mouse } = this.page;
    // A column that measures its cards on a busy machine may move this one away from the pointer: then it is taken hold of anew.
    await expect(async () => {
      await mouse.up();
      const [x, y] = await this.grip(number);
      await mouse.move(x, y);
      await mouse.down();
      await mouse.move(x + 12, y + 12, { steps: 3 });
      await expect(this.dragged(number)).toBeVisible({ timeout: 1000 });
    }).toPass();
    await mouse.move(...(await centre(this.column(into))), { steps: 8 });
    await above();
    await mouse.up();
  }

  /** The same with a finger, which rests on the card until it comes along, and at the edge until the column comes. */
  async carry(number: string, into: Column, above: () => Promise<void>): Promise<void> {
    const finger = await Finger.on(this.page);
    await finger.press(await this.grip(number));
    await expect(this.dragged(number)).toBeVisible();
    const column = this.column(into);
    const edge = await this.page.evaluate(() => window.innerWidth);
    await expect(async () => {
      const [x, y] = await centre(column);
      const isSeen = x < edge - 130;
      await finger.move([isSeen ? x : edge - 60, y]);
      expect(isSeen).toBe(true);
      await expect(column).toHaveAttribute('data-drop', 'here', { timeout: 500 });
    }).toPass();
    await above();
    await finger.lift();
  }

  /** Presses a button of a card with a finger that stays on it for what is done meanwhile. */
  async presses(action: string, number: string, meanwhile: () => Promise<void>): Promise<void> {
    const at = await centre(await still(this.button(action, number)));
    const finger = await Finger.on(this.page);
    await finger.press(at);
    await meanwhile();
    await finger.lift();
  }

  /** Passes over a card with a finger, as who wants to see the columns beside it. */
  async swipe(number: string): Promise<void> {
    const [x, y] = await this.grip(number);
    await (await Finger.on(this.page)).swipe([x, y], [x - 200, y]);
  }

  private dragged(number: string): Locator {
    return this.page.locator('[data-dragging]').filter({ has: this.card(number) });
  }

  /** A place on a card beside everything on it that can be pressed. */
  private async grip(number: string): Promise<Point> {
    // While its last move is being sent it is not picked up.
    await expect(this.page.locator('[data-working]').filter({ has: this.card(number) })).toHaveCount(0);
    return centre(await still(this.card(number).getByText('1×').first()));
  }

  /** The "…" of a card. */
  more(number: string): Locator {
    return this.page.getByRole('button', { name: `More for order ${number}`, exact: true });
  }

  /** Something that is behind "…" of a card. */
  async choose(action: string, number: string): Promise<void> {
    await this.more(number).click();
    await this.page.getByRole('menuitem', { name: action }).click();
  }
}

/** Brings something into sight and waits until it stands: a column measures its cards in the frames after it was scrolled. */
async function still(of: Locator): Promise<Locator> {
  await of.scrollIntoViewIfNeeded();
  await of.evaluate(async (element) => {
    const box = () => JSON.stringify(element.getBoundingClientRect());
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    for (let before = ''; before !== box(); ) {
      before = box();
      await frame();
      await frame();
    }
  });
  return of;
}

async function centre(of: Locator): Promise<Point> {
  const box = await of.boundingBox();
  if (!box) throw new Error('It is not drawn');
  return [box.x + box.width / 2, box.y + Math.min(box.height / 2, 200)];
}
