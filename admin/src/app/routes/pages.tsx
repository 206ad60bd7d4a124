import i18next from 'i18next';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { Permission } from '@domain/access';
import { wordsOf } from './preload';
import { permissionFor, type Feature } from '@shared/routing/feature';

export interface PageRoute<F extends Feature = Feature> {
  path: string;
  kind: string;
  feature: F;
  permission: Permission | null;
  Page: LazyExoticComponent<ComponentType>;
}

/** The routes of a feature, each with its lazy page; call once, outside of components. */
export function pagesOf<F extends Feature>(feature: F): PageRoute<F>[] {
  return Object.entries(feature.paths).map(([kind, path]) => {
    const load = feature.pages[kind];
    if (!load || path === undefined) throw new Error(`${feature.name} has no page "${kind}"`);
    return {
      path,
      kind,
      feature,
      permission: permissionFor(feature, kind),
      Page: lazy(() => withWords(load, wordsOf(feature.name, kind))),
    };
  });
}

/** With its words there, a page is drawn at once as a whole. */
async function withWords<M>(load: () => Promise<M>, words: readonly string[]): Promise<M> {
  const [module] = await Promise.all([load(), i18next.loadNamespaces(words)]);
  return module;
}
