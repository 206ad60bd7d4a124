import type { Locator, Page } from '@playwright/test';
import type { Role } from '@domain/access';
import type { Scene, Stage } from './scene';

export interface Screen {
  name: string;
  /** Who is signed in; null for nobody. */
  role: Role | null;
  /** Made of the same pieces as another one, which is looked at each time: the proof looks at both. */
  alike?: boolean;
  /** A page for customers, who hold a phone and choose the language on the page. */
  customer?: boolean;
  /** A page on a phone that speaks the phone's language, and offers no other. */
  phone?: boolean;
  /** Worked at a desk, on a tablet and on a phone: it is looked at in the window of each. */
  everywhere?: boolean;
  /** What the server refuses on it; the browser notes that. */
  refusal?: RegExp;
  /** Goes there and answers what is seen, in any language, once the screen is complete. */
  visit: (page: Page, stage: Stage) => Promise<Locator>;
}

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The same screen for the proof alone: another one that is looked at each time is made of the same pieces. */
export const proofScreen = (screen: Screen): Screen => ({ ...screen, alike: true });

/** The same screen, looked at in every window. */
export const everywhere = (screen: Screen): Screen => ({ ...screen, everywhere: true });

/** A page before sign-in. */
export const open = (name: string, path: string): Screen => ({
  name,
  role: null,
  visit: async (page) => {
    await page.goto(path);
    return heading(page);
  },
});

/** A step of setting up, for a business that has everything. */
export const setUp = (step: string): Screen => ({
  name: `set-up, ${step}`,
  role: 'owner',
  visit: async (page) => {
    await page.goto(`/onboarding?step=${step}`);
    return page.getByRole('main').getByRole('button').first();
  },
});

export const dashboard = (
  name: string,
  path: (scene: Scene) => string,
  complete: (page: Page, scene: Scene) => Locator,
  role: Role = 'owner',
): Screen => ({
  name,
  role,
  visit: async (page, stage) => {
    const scene = await stage();
    await page.goto(`/dashboard/${path(scene)}`);
    return complete(page, scene);
  },
});
