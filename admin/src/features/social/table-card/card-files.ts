import { zipSync } from 'fflate';
import type { CardLayout } from './card-layout';
import { cardsPdf } from './card-pdf';
import { cardPng } from './card-png';
import { loadLogo } from './load-logo';
import { fileName } from '@shared/format/file-name';

/** What is printed for a table; without a name, for all of them. */
export interface PrintedCard {
  layout: CardLayout;
  /** The address that the code leads to. */
  url: string;
  table: string | null;
}

interface Wanted {
  format: 'pdf' | 'png';
  /** The store's name and the size of the cards, as files are called. */
  title: string;
  size: string;
  logoUrl: string | null;
}

/** The cards as one file: pages of a PDF, or a picture each, several of them packed together. */
export async function cardsFile(
  cards: readonly PrintedCard[],
  { format, title, size, logoUrl }: Wanted,
): Promise<{ name: string; file: Blob }> {
  const logo = logoUrl === null ? null : await loadLogo(logoUrl);
  const name = `${fileName(title)}-${size.toLowerCase()}`;
  if (format === 'pdf') return { name: `${name}.pdf`, file: cardsPdf(cards, { title, logo }) };
  const pictures: Record<string, Uint8Array> = {};
  for (const [at, { layout, url, table }] of cards.entries()) {
    const file = await cardPng(layout, { url, logo });
    if (cards.length === 1) return { name: `${name}.png`, file };
    // Numbered, so that they lie in their order and no two tables that are written alike are one.
    const place = String(at + 1).padStart(String(cards.length).length, '0');
    pictures[`${place}-${fileName(table ?? title)}.png`] = new Uint8Array(await file.arrayBuffer());
  }
  // Pictures are packed as they are: they do not get smaller.
  return { name: `${name}.zip`, file: new Blob([zipSync(pictures, { level: 0 })]) };
}
