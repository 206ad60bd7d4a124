import i18next from 'i18next';
import { matchPath } from 'react-router';
import { pageWords } from 'virtual:page-words';
import { features } from './features';

const pagesAt = (pathname: string) =>
  features.flatMap(({ name, paths, pages }) =>
    Object.entries(paths).flatMap(([kind, path]) =>
      path && matchPath(path, pathname) ? [{ load: pages[kind], words: wordsOf(name, kind) }] : [],
    ),
  );

/** The namespaces of texts that a page is written with. */
export const wordsOf = (feature: string, kind: string): readonly string[] =>
  pageWords[`${feature}.${kind}`] ?? [];

/** Those of the page at an address, with the frame around it. */
export function wordsAt(pathname: string): string[] {
  const frame = pathname.startsWith('/dashboard') ? (pageWords.dashboard ?? []) : [];
  return [...new Set([...frame, ...pagesAt(pathname).flatMap(({ words }) => words)])];
}

/** Begins to load the page of an address, so that it is there when the frame around it is. */
export function preloadPage(pathname: string): void {
  for (const { load, words } of pagesAt(pathname)) {
    // A failure shows when the page is really asked for.
    void load?.().catch(() => undefined);
    void i18next.loadNamespaces(words);
  }
}
