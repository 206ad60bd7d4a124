import type { Menu } from './menu';
import { laterEnd } from './sold-out';

/**
 * The menu as it stands once every extra of a group that is sold out is so as well, at least as long as the group is.
 * Unlike one that is paused, such a group still demands what it demands: without it, what asks for it is not sold.
 *
 * @returns a menu of the same rows; only such groups and their extras are others
 */
export function applySoldOutGroups(menu: Menu): Menu {
  if (menu.extraGroups.every(({ soldOutUntil }) => soldOutUntil === null)) return menu;
  const extraGroups = menu.extraGroups.map((group) => {
    if (group.soldOutUntil === null) return group;
    const extras = group.extras.map((extra) => ({
      ...extra,
      soldOutUntil: laterEnd(extra.soldOutUntil, group.soldOutUntil),
    }));
    return { ...group, extras };
  });
  return { ...menu, extraGroups };
}
