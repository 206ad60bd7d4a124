import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

const LOCALES = path.resolve(import.meta.dirname, '../../admin/src/locales');

/** What the dashboard says by a key, in the language that the page speaks. */
export async function dashboardText(page: Page, namespace: string, key: string): Promise<string> {
  const language = (await page.locator('html').getAttribute('lang')) ?? 'en';
  const file = path.join(LOCALES, language, `${namespace}.json`);
  let found: unknown = JSON.parse(readFileSync(file, 'utf8'));
  for (const name of key.split('.'))
    found =
      typeof found === 'object' && found !== null ? new Map(Object.entries(found)).get(name) : undefined;
  if (typeof found !== 'string') throw new Error(`${file} says nothing by ${key}`);
  return found;
}
