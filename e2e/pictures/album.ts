import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { WindowSize } from '../support/windows';

const folder = fileURLToPath(new URL('../test-results/pictures', import.meta.url));

const fileName = (screen: string, state: string, { width, colorScheme }: Look) =>
  `${screen.replaceAll(/[^a-z]+/gi, '-')}.${state}.${width}.${colorScheme}.png`;

export interface Look extends WindowSize {
  colorScheme: 'dark' | 'light';
}

/** Keeps a picture of what is seen, and answers by how many pixels the page is wider than the window. */
export async function keepPicture(page: Page, screen: string, state: string, look: Look): Promise<number> {
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: path.join(folder, fileName(screen, state, look)), animations: 'disabled' });
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** Writes the page on which all pictures of the folder stand, a screen a row; answers where it is. */
export function writeIndex(): string {
  const files = readdirSync(folder).filter((file) => file.endsWith('.png'));
  const screenOf = (file: string) => file.slice(0, file.indexOf('.'));
  const body = [...new Set(files.map(screenOf))].map((screen) => {
    const images = files
      .filter((file) => screenOf(file) === screen)
      .map((file) => `<a href="${file}"><img src="${file}" alt="${file}" loading="lazy"></a>`);
    return `<h2>${screen}</h2><div>${images.join('')}</div>`;
  });
  const style = 'body{font:14px sans-serif}div{display:flex;gap:8px;overflow-x:auto}img{height:360px}';
  const index = path.join(folder, 'index.html');
  writeFileSync(
    index,
    `<!doctype html><meta charset="utf-8"><title>Screens</title><style>${style}</style>${body.join('')}`,
  );
  return index;
}
