import type { Page } from '@playwright/test';
import type { Language } from '@contracts/session';
import { findViolations } from '../../support/accessibility';
import { switchColorScheme } from '../../support/colour-scheme';
import { expectNotTruncated } from '../../support/not-truncated';
import { PHONE } from '../../support/people';
import { rawWords } from '../../support/raw-words';
import { stageOf, type Scene } from '../../support/scene';
import { SCREENS } from '../../support/screens';
import { expect, test } from '../../support/test';
import { tooSmall } from '../../support/thumb';
import { DESK, HANDHELD, isTouched, showIn, TABLET, WINDOWS, type WindowSize } from '../../support/windows';

/** What colours decide: all that a dark screen has of its own. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];
/** What a dialog asks, what can be answered, and what is pressed then. */
const ASKED = '[role=heading], .ant-drawer-title, label:not(.visually-hidden), [type=submit]';
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

/** The widest and the narrowest window; the proof looks at the one between as well. */
const windows = process.env.PROOF ? WINDOWS : WINDOWS.filter((size) => size !== TABLET);

/** That everything on the page fits a window of this size, and a thumb where there is one. */
async function expectToFit(page: Page, size: WindowSize): Promise<void> {
  await showIn(page, size);
  const { width } = size;
  await expect.soft.poll(() => page.evaluate(() => document.documentElement.scrollWidth), 'wide').toBe(width);
  if (!isTouched(size)) return;
  const dialog = page.getByRole('dialog');
  const front = (await dialog.count()) > 0 ? dialog : page.locator('body');
  expect.soft(await tooSmall(front), `pressed in ${width} px`).toEqual([]);
  for (const words of await dialog.locator(ASKED).all()) await expectNotTruncated(words);
}

/** That axe finds nothing in a window of this size, in light and dark colours. */
async function expectNoViolations(page: Page, { width }: WindowSize): Promise<void> {
  await switchColorScheme(page, 'light');
  expect.soft(await findViolations(page), `light, ${width} px`).toEqual([]);
  await switchColorScheme(page, 'dark');
  expect.soft(await findViolations(page, OF_COLOURS), `dark, ${width} px`).toEqual([]);
}

// One visit serves several questions: a screen takes longer to come than to be looked at.
/** Those of a restaurant's day that are unlike all others; the proof looks at all. */
const looked = SCREENS.filter(({ alike }) => process.env.PROOF || !alike);
for (const [
  screen,
  { name, role, customer: forCustomers, phone, everywhere, refusal, visit },
] of looked.entries()) {
  const own = forCustomers || phone ? HANDHELD : DESK;
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
      test.slow(Boolean(process.env.PROOF), 'In three languages and three windows.');
      const stage = stageOf(restaurant, customer);
      for (const [index, [language, itsName]] of languages.entries()) {
        if (forCustomers) await chooseAsCustomer(page, await stage(), itsName);
        else if (index > 0)
          await page.evaluate((to) => localStorage.setItem('comanda.language', to), language);
        await expect(await visit(page, stage)).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        expect.soft(await rawWords(page), itsName).toEqual([]);
        if (index > 0) continue;

        await expectToFit(page, own);
        await expectNoViolations(page, own);
        if (everywhere) {
          for (const size of windows.filter((each) => each !== own)) {
            await expectToFit(page, size);
            // axe takes longer than the visit: it looks at every width in the proof.
            if (process.env.PROOF) await expectNoViolations(page, size);
          }
          await showIn(page, own);
        }
        await page.emulateMedia({ colorScheme: 'light' });
      }
    });
  });
}
