import type { Locator } from '@playwright/test';

/** Chooses an option of a list that opens, by the words it shows. */
export async function choose(list: Locator, option: string | RegExp): Promise<void> {
  await list.press('ArrowDown');
  const opened = list.page().locator('.ant-select-dropdown:visible');
  await opened.getByText(option, { exact: true }).click();
}

/** What stands in such a list. */
export const chosenIn = (list: Locator): Locator =>
  list.locator('xpath=ancestor::*[contains(@class, "ant-select")][last()]');
