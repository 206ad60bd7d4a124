import type { Page } from '@playwright/test';
import type { Language } from '@contracts/session';
import { findViolations } from '../../support/accessibility';
import { switchColorScheme } from '../../support/colour-scheme';
import { PHONE } from '../../support/people';
import { rawWords } from '../../support/raw-words';
import { createScene, type Scene } from '../../support/scene';
import { SCREENS } from '../../support/screens';
import { expect, test } from '../../support/test';

/** What colours decide: all that a dark screen has of its own. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];
const LANGUAGES = Object.entries({ en: 'English', 'pt-BR': 'Português', es: 'Español' }) as [
  Language,
  string,
][];

/** Customers choose on the page, and it is remembered on their phone. */
async function chooseAsCustomer(page: Page, { order }: Scene, itsName: string): Promise<void> {
  await page.goto(`/t/${order.token}`);
  const button = page.getByRole('button', { name: itsName });
  await button.click();
  await expect(button).toHaveAttribute('aria-current', 'true');
}

/** One of the languages, in turn; the proof looks at each screen in all of them. */
const languagesOf = (screen: number) =>
  process.env.PROOF ? LANGUAGES : LANGUAGES.filter((_, index) => index === screen % LANGUAGES.length);

/** Set once for all screens: they show it and leave it as it is. */
let scene: Promise<Scene> | undefined;

// One visit serves several questions: a screen takes longer to come than to be looked at.
/** Those of a restaurant's day that are unlike all others; the proof looks at all. */
const looked = SCREENS.filter(({ alike }) => process.env.PROOF || !alike);
for (const [screen, { name, role, customer: forCustomers, phone, refusal, visit }] of looked.entries()) {
  const languages = languagesOf(screen).slice(0, phone ? 1 : undefined);
  test.describe(name, () => {
    test.use({
      role,
      language: languages[0]?.[0],
      colorScheme: 'light',
      ...((forCustomers || phone) && PHONE),
      ...(phone && { locale: languages[0]?.[0] }),
      ...(refusal && { expectedComplaints: refusal }),
    });

    test('bars nobody, and says everything in words', async ({ page, restaurant, customer }) => {
      const stage = () => (scene ??= createScene(restaurant, customer));
      for (const [index, [language, itsName]] of languages.entries()) {
        if (forCustomers) await chooseAsCustomer(page, await stage(), itsName);
        else if (index > 0)
          await page.evaluate((to) => localStorage.setItem('comanda.language', to), language);
        await expect(await visit(page, stage)).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        expect.soft(await rawWords(page), itsName).toEqual([]);
        if (index > 0) continue;

        expect.soft(await findViolations(page), 'light').toEqual([]);
        await switchColorScheme(page, 'dark');
        expect.soft(await findViolations(page, OF_COLOURS), 'dark').toEqual([]);
        await page.emulateMedia({ colorScheme: 'light' });
      }
    });
  });
}
