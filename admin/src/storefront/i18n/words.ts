import type { Language } from '@contracts/session';
import type { MenuWords, OrderWords, Words } from './translate';

/** Words come in two parts, so that a menu is shown before what is said about an order has been downloaded. */
export type Part = 'menu' | 'order';

type Load = () => Promise<{ words: MenuWords | OrderWords }>;

const LOAD: Record<Language, Record<Part, Load>> = {
  en: { menu: () => import('./words/en/menu'), order: () => import('./words/en/order') },
  'pt-BR': { menu: () => import('./words/pt-br/menu'), order: () => import('./words/pt-br/order') },
  es: { menu: () => import('./words/es/menu'), order: () => import('./words/es/order') },
};

/** The words of a language; only what is asked for is downloaded. */
export async function loadWords(language: Language, parts: readonly Part[]): Promise<Words> {
  const loaded = await Promise.all(parts.map((part) => LOAD[language][part]()));
  return loaded.reduce<Words>((all, { words }) => ({ ...all, ...words }), {});
}
