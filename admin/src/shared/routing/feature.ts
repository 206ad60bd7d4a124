import type { Permission } from '@domain/access';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';

type PageModule = Promise<{ default: ComponentType }>;

/** The five kinds that the dashboard's resources know, and names of a feature's own. */
type PageKind = 'list' | 'create' | 'edit' | 'show' | (string & {});

interface FeatureInput<K extends PageKind> {
  /** The noun as the API's URL has it; also the key of its name in `locales/<language>/navigation.json`. */
  name: string;
  /** Paths, written here and nowhere else; each begins with the folder of the feature. */
  paths: Record<K, string>;
  /** One lazy page for each path. */
  pages: Record<K, () => PageModule>;
  /** Needed to see any page of it; null for pages before sign-in. */
  permission: Permission | null;
  /** What deeds need beyond seeing: `create`, `edit`, `delete` guard the pages of that name too. */
  actions?: Record<string, Permission>;
  icon?: LucideIcon;
  /** Its place in the sider; `daily` puts it on the phone's bottom bar. Leave out for pages reached from others. */
  menu?: { group: MenuGroup; order: number; daily?: boolean };
  /** `branch`: shows one branch at a time and nothing without one; `business`: all of them or one. */
  scope?: 'branch' | 'business';
  /** Without header and sider around it. */
  bare?: boolean;
}

export const MENU_GROUPS = ['daily', 'menu', 'campaign', 'people', 'business'] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];

/** A feature as routes and menu read it, whatever kinds of pages it has. */
export interface Feature extends Omit<FeatureInput<never>, 'paths' | 'pages'> {
  paths: { list?: string; create?: string; edit?: string; show?: string } & Record<
    string,
    string | undefined
  >;
  pages: Record<string, (() => PageModule) | undefined>;
}

/** Declares a noun of the dashboard: routes, sider, access and the data provider's resource all read it. */
export function feature<const K extends PageKind>(input: FeatureInput<K>): FeatureInput<K> {
  return input;
}

/** What opening a page of the feature needs. */
export function permissionFor(of: Feature, kind: PageKind): Permission | null {
  return of.actions?.[kind] ?? of.permission;
}
