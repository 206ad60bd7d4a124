import { matchPath } from 'react-router';
import { dashboardFeatures } from './features';
import { mayOpen } from '@entities/session/access';
import { MENU_GROUPS, type DashboardFeature, type MenuGroup } from '@shared/routing/feature';

type Listed = DashboardFeature & { menu: NonNullable<DashboardFeature['menu']> };

const listed = dashboardFeatures
  .filter((feature): feature is Listed => feature.menu !== undefined)
  .sort(
    (a, b) =>
      MENU_GROUPS.indexOf(a.menu.group) - MENU_GROUPS.indexOf(b.menu.group) || a.menu.order - b.menu.order,
  );

/** What the sider shows to the person, in its order. */
export const menuFeatures = (): Listed[] => listed.filter((feature) => mayOpen(feature, 'list'));

export function menuGroups(): { group: MenuGroup; items: Listed[] }[] {
  const mine = menuFeatures();
  return MENU_GROUPS.map((group) => ({
    group,
    items: mine.filter((feature) => feature.menu.group === group),
  })).filter(({ items }) => items.length > 0);
}

/** Whether a page stands at exactly `pathname` and the person may open it. */
export function isOpenPlace(pathname: string): boolean {
  return dashboardFeatures.some((feature) =>
    Object.entries(feature.paths).some(
      ([kind, path]) => path && matchPath(path, pathname) && mayOpen(feature, kind),
    ),
  );
}

/** The feature whose page stands at `pathname`: the one with the longest path that it begins with. */
export function featureAt(pathname: string): DashboardFeature | undefined {
  const begins = (path = '') => {
    const fixed = path.split('/:')[0] ?? path;
    return pathname === fixed || pathname.startsWith(`${fixed}/`) ? fixed.length : 0;
  };
  const reach = (feature: DashboardFeature) => Math.max(...Object.values(feature.paths).map(begins));
  return dashboardFeatures.filter(reach).sort((a, b) => reach(b) - reach(a))[0];
}
