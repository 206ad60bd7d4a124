import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { Permission } from '@domain/access';
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
    return { path, kind, feature, permission: permissionFor(feature, kind), Page: lazy(load) };
  });
}
