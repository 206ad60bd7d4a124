import { expect, type Locator } from '@playwright/test';

/**
 * Types a day or a time into a picker, which opens its calendar, and closes that.
 * @param text in any way the field takes: `2031-04-03`, `2031-04-03 19:05`, or as the language writes it
 */
export async function enterDate(field: Locator, text: string): Promise<void> {
  await field.fill(text);
  await calendarOf(field).waitFor();
  await field.press('Escape');
  await expect(calendarOf(field)).toBeHidden();
}

/** The calendar that is open. */
export const calendarOf = (field: Locator): Locator => field.page().locator('.ant-picker-dropdown:visible');
