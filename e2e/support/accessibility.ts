import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const GRAVE = ['serious', 'critical'];

/** What keeps people from using the page as it is now; `rules`: only these are looked at. */
export async function findViolations(page: Page, rules?: string[]): Promise<string[]> {
  // Without frames of other origins: the way for them opens a page more for each answer, which takes as long as looking.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations
    .filter(({ impact }) => GRAVE.includes(impact ?? ''))
    .flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${help} ${target.join(' ')} ${failureSummary}`),
    );
}

/** Looked at once nothing is awaited: what is being asked anew is drawn quieter, and not for long. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);
}
