import type { Language } from '@contracts/session';
import { PHONE } from '../../support/people';
import { rawWords } from '../../support/raw-words';
import { SCREENS, setScene } from '../../support/screens';
import { expect, test } from '../../support/test';

const LANGUAGES: Record<Language, string> = { en: 'English', 'pt-BR': 'Português', es: 'Español' };
// Every other journey reads English.
const languages = (Object.entries(LANGUAGES) as [Language, string][]).filter(
  ([language]) => language !== 'en' || process.env.PROOF,
);

for (const [language, itsName] of languages) {
  for (const { name, role, customer: forCustomers, visit } of SCREENS) {
    test.describe(`${name} in ${itsName}`, () => {
      test.use({
        role,
        language,
        ...(forCustomers && PHONE),
      });

      test('says everything in words', async ({ page, restaurant, customer }) => {
        const stage = () => setScene(restaurant, customer);
        if (forCustomers) {
          const { order } = await stage();
          await page.goto(`/t/${order.token}`);
          await page.getByRole('button', { name: itsName }).click();
          await expect(page.getByRole('button', { name: itsName })).toHaveAttribute('aria-current', 'true');
        }
        await expect(await visit(page, stage)).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        expect(await rawWords(page)).toEqual([]);
      });
    });
  }
}
