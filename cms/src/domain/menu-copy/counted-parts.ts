import type { CopyLinks } from './links';
import type { CopyMenu } from './menu';

interface Part {
  stockTracked: boolean;
  stockLowAt: number | null;
}

/** The menu with no pieces of variations and extras counted. */
export function uncounted(menu: CopyMenu): CopyMenu {
  const plain = <P extends Part>(part: P): P => ({ ...part, stockTracked: false, stockLowAt: null });
  return {
    ...menu,
    variationGroups: menu.variationGroups.map((group) => ({
      ...group,
      variations: group.variations.map(plain),
    })),
    extraGroups: menu.extraGroups.map((group) => ({ ...group, extras: group.extras.map(plain) })),
  };
}

/** Tells whether a product gets groups that are made for it, and of which something is counted. */
export function countsFromZero({ variationGroups, extraGroups }: CopyMenu): (links: CopyLinks) => boolean {
  const isCounted = ({ stockTracked }: Part) => stockTracked;
  const counting = new Set([
    ...variationGroups.filter(({ variations }) => variations.some(isCounted)).map(({ id }) => id),
    ...extraGroups.filter(({ extras }) => extras.some(isCounted)).map(({ id }) => id),
  ]);
  const asking = extraGroups
    .filter(({ extras }) => extras.some(({ extraGroupIds }) => extraGroupIds.some((id) => counting.has(id))))
    .map(({ id }) => id);
  for (const id of asking) counting.add(id);
  return ({ variationGroup, extraGroups: extras = [] }) =>
    [...(variationGroup ? [variationGroup] : []), ...extras].some(
      ({ id, isNew }) => isNew && counting.has(id),
    );
}
