import type { ItemState, Menu } from './menu';

/**
 * The menu without the variations and extras that are archived. Ordering knows them, so that whoever chose one while it
 * was being archived is told which; nobody else does.
 */
export function withoutArchivedParts(menu: Menu): Menu {
  return {
    ...menu,
    variationGroups: menu.variationGroups.map((group) => ({
      ...group,
      variations: group.variations.filter(isInUse),
    })),
    extraGroups: menu.extraGroups.map((group) => ({ ...group, extras: group.extras.filter(isInUse) })),
  };
}

/** What is not archived. */
export const isInUse = ({ state }: { state: ItemState }): boolean => state !== 'ARCHIVED';
