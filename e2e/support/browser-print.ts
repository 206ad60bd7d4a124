import { expect, type Locator, type Page } from '@playwright/test';
import { pagesOf } from './pdf-pages';

/** Holds what is sent to the printer as the browser would print it, until the test has looked at it. */
export async function holdPrinting(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => {
      window.dispatchEvent(new Event('beforeprint'));
      document.body.dataset.printing = 'yes';
    };
  });
}

const tickets = (page: Page) => page.locator('body > div[data-width]');

/** What is on the paper, once the page has sent something to the printer: `sheets` of it, tickets unless said otherwise. */
export async function printed(page: Page, sheets: Locator = tickets(page)) {
  await expect(page.locator('body')).toHaveAttribute('data-printing', 'yes');
  await page.emulateMedia({ media: 'print' });
  const text = await sheets.innerText();
  const chrome = await page.getByRole('banner').isVisible();
  const code = await sheets.getByRole('img').count();
  await page.emulateMedia({ media: null });
  await page.evaluate(() => delete document.body.dataset.printing);
  // The browser says that it has printed, as it does for paper.
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  await expect(sheets).toHaveCount(0);
  return { pages: pagesOf(pdf), text, chrome, code };
}
