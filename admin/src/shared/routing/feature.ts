import type { Grant, Permission, Role } from '@domain/access';
import type { ParseKeys } from 'i18next';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';

type PageModule = Promise<{ default: ComponentType }>;

/** The five kinds that the dashboard's resources know, and names of a feature's own. */
type PageKind = 'list' | 'create' | 'edit' | 'show' | (string & {});

/** The noun as the API's URL has it; behind the sign-in its name stands in `locales/<language>/navigation.json`. */
type Noun =
  | { name: string; /** Pages before sign-in. */ permission: null }
  | { name: ParseKeys<'navigation'>; /** Needed to see any page of it. */ permission: Permission };

interface FeatureFacts<K extends PageKind> {
  /** Each is written once and begins with the folder of the feature. */
  paths: Record<K, string>;
  /** One lazy page for each path. */
  pages: Record<K, () => PageModule>;
  /** What deeds need beyond seeing: `create`, `edit`, `delete` guard the pages of that name too. */
  actions?: Record<string, Permission>;
  /** The grant of the permission that opens no page, because its rows are shown in another place. */
  unlessGrant?: Grant;
  /** Roles whose grant of that name opens the pages all the same. */
  exceptRoles?: readonly Role[];
  icon?: LucideIcon;
  /** Its place in the sider; `daily` puts it on the phone's bottom bar. Leave out for pages reached from others. */
  menu?: { group: MenuGroup; order: number; daily?: boolean };
  /** `branch`: shows one branch at a time and nothing without one; `business`: all of them or one. */
  scope?: 'branch' | 'business';
  /** Without header and sider around it. */
  bare?: boolean;
}

type FeatureInput<K extends PageKind> = FeatureFacts<K> & Noun;

export const MENU_GROUPS = ['daily', 'menu', 'campaign', 'people', 'business'] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];

/** A feature as routes and menu read it, whatever kinds of pages it has. */
export type Feature = Omit<FeatureFacts<never>, 'paths' | 'pages'> &
  Noun & {
    paths: { list?: string; create?: string; edit?: string; show?: string } & Record<
      string,
      string | undefined
    >;
    pages: Record<string, (() => PageModule) | undefined>;
  };
export type DashboardFeature = Feature & { permission: Permission };

/** Declares a noun of the dashboard: routes, sider, access and the data provider's resource all read it. */
export function feature<const K extends PageKind>(input: FeatureInput<K>): FeatureInput<K> {
  return input;
}

/** What opening a page of the feature needs. */
export function permissionFor(of: Feature, kind: PageKind): Permission | null {
  return of.actions?.[kind] ?? of.permission;
}
