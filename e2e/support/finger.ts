import type { CDPSession, Page } from '@playwright/test';

/** Where something is in the window. */
export type Point = readonly [x: number, y: number];

const STEPS = 8;

const wayTo = (to: Point, from: Point): Point[] =>
  Array.from({ length: STEPS }, (_, step) => {
    const part = (step + 1) / STEPS;
    return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
  });

/** A finger that rests, moves and passes over: Playwright's own can only tap. */
export class Finger {
  private at: Point = [0, 0];

  private constructor(private readonly session: CDPSession) {}

  static async on(page: Page): Promise<Finger> {
    return new Finger(await page.context().newCDPSession(page));
  }

  async press(at: Point): Promise<void> {
    this.at = at;
    await this.send('touchStart', at);
  }

  async move(to: Point): Promise<void> {
    for (const at of wayTo(to, this.at)) await this.send('touchMove', at);
    this.at = to;
  }

  async lift(): Promise<void> {
    await this.send('touchEnd');
  }

  /** Passes from one point to another without resting at the first: nothing is awaited between. */
  async swipe(from: Point, to: Point): Promise<void> {
    const moves = wayTo(to, from).map((at) => () => this.send('touchMove', at));
    await Promise.all([() => this.press(from), ...moves, () => this.lift()].map((next) => next()));
  }

  private async send(type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point): Promise<void> {
    const touchPoints = at ? [{ x: at[0], y: at[1] }] : [];
    await this.session.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
}
