import { AxeBuilder } from '@axe-core/playwright';
import { PHONE } from '../../support/people';
import { SCREENS, setScene } from '../../support/screens';
import { expect, test } from '../../support/test';

const GRAVE = ['serious', 'critical'];

for (const theme of ['light', 'dark'] as const) {
  for (const { name, role, customer: forCustomers, visit } of SCREENS) {
    test.describe(`${name}, ${theme}`, () => {
      test.use({
        role,
        colorScheme: theme,
        // What is still fading in has not its contrast yet.
        contextOptions: { reducedMotion: 'reduce' },
        ...(forCustomers && PHONE),
      });

      test('bars nobody', async ({ page, restaurant, customer }) => {
        const complete = await visit(page, () => setScene(restaurant, customer));
        await expect(complete).toBeVisible();
        const { violations } = await new AxeBuilder({ page }).analyze();
        const grave = violations.filter(({ impact }) => GRAVE.includes(impact ?? ''));
        expect(
          grave.flatMap(({ id, help, nodes }) =>
            nodes.map(({ target, failureSummary }) => `${id}: ${help} ${target.join(' ')} ${failureSummary}`),
          ),
        ).toEqual([]);
      });
    });
  }
}
