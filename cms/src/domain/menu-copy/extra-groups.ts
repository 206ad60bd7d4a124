import type { Extra } from '../menu';
import { namesOf } from '../menu-files';
import type { CopyExtraGroup, CopyMenu, CopyVariationGroup } from './menu';
import type { Ref } from './names';

/** An extra of a group that is made: what it names stands beside it, as the target has it. */
export interface NewExtra extends Omit<Extra, 'id' | 'soldOutUntil' | 'linkedProductId' | 'variationPrices'> {
  /** The product it is a piece of; null for none, also where the target lacks it. */
  linked: Ref | null;
  /** Prices of variations that the target has or gets, by the id there or, of a new one, in the source. */
  variationPrices: { variation: Ref; priceCents: number }[];
}

export interface NewExtraGroup extends Omit<CopyExtraGroup, 'extras'> {
  extras: NewExtra[];
  /** Names of extras that were pieces of a product which the target lacks. */
  unlinked: string[];
}

/** The groups of extras to be made, with what their extras name found in the target. */
export function newExtraGroups(
  groups: readonly CopyExtraGroup[],
  source: CopyMenu,
  target: CopyMenu,
  newVariationGroups: readonly CopyVariationGroup[],
  productOf: (id: string) => Ref | null,
): NewExtraGroup[] {
  const groupNames = namesOf(target.variationGroups);
  const variationOf = (id: string): Ref | null => {
    const group = source.variationGroups.find(({ variations }) => variations.some((one) => one.id === id));
    if (!group) return null;
    const there = groupNames.find(group.name);
    if (there === null) return newVariationGroups.includes(group) ? { id, isNew: true } : null;
    const { variations = [] } = target.variationGroups.find((one) => one.id === there) ?? {};
    const same = namesOf(variations).find(group.variations.find((one) => one.id === id)?.name ?? '');
    return same === null ? null : { id: same, isNew: false };
  };
  return groups.map((group) => ({
    ...group,
    extras: group.extras.map(
      ({ id: _id, soldOutUntil: _soldOut, linkedProductId, variationPrices, ...extra }) => ({
        ...extra,
        linked: linkedProductId === null ? null : productOf(linkedProductId),
        variationPrices: variationPrices.flatMap(({ variationId, priceCents }) => {
          const variation = variationOf(variationId);
          return variation ? [{ variation, priceCents }] : [];
        }),
      }),
    ),
    unlinked: group.extras.flatMap(({ name, linkedProductId }) =>
      linkedProductId !== null && productOf(linkedProductId) === null ? name : [],
    ),
  }));
}
