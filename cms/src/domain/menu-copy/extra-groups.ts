import { asks, type Extra } from '../menu';
import { namesOf } from '../menu-files';
import type { CopyExtraGroup, CopyMenu, CopyVariationGroup } from './menu';
import type { Ref, Registry } from './names';
import { sameVariation, type CopiedPrice } from './own-prices';

/** An extra of a group that is made: what it names stands beside it, as the target has it. */
interface NewExtra extends Omit<
  Extra,
  'id' | 'soldOutUntil' | 'stockQuantity' | 'linkedProductId' | 'variationPrices' | 'extraGroupIds'
> {
  /** The product it is a piece of; null for none, also where the target lacks it. */
  linked: Ref | null;
  /** Prices of variations that the target has or gets, by the id there or, of a new one, in the source. */
  variationPrices: CopiedPrice[];
  /** The groups that it asks for; in the plan, those that are made stand before its own. */
  asked: Ref[];
}

export interface NewExtraGroup extends Omit<CopyExtraGroup, 'extras'> {
  extras: NewExtra[];
  /** Names of extras that were pieces of a product which the target lacks. */
  unlinked: string[];
  /** Names of groups that extras asked for and that are called there like one which asks for groups itself. */
  unasked: string[];
}

/** The groups of extras to be made, with what their extras name found in the target; what is asked for comes first. */
export function newExtraGroups(
  registry: Registry<CopyExtraGroup>,
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
    const other = target.variationGroups.find((one) => one.id === there);
    const same = other ? sameVariation(id, group, other) : null;
    return same === null ? null : { id: same, isNew: false };
  };
  const rows = { source: byId(source.extraGroups), target: byId(target.extraGroups) };
  /** The group of its name, unless that one asks itself: it would be a third level. */
  const askedOf = (id: string): Ref | null => {
    const ref = registry.refOf(id);
    const row = ref && rows[ref.isNew ? 'source' : 'target'].get(ref.id);
    return row && !asks(row) ? ref : null;
  };
  const planOf = (group: CopyExtraGroup): NewExtraGroup => ({
    ...group,
    extras: group.extras.map(
      ({ id: _id, soldOutUntil: _soldOut, linkedProductId, variationPrices, extraGroupIds, ...extra }) => ({
        ...extra,
        linked: linkedProductId === null ? null : productOf(linkedProductId),
        variationPrices: variationPrices.flatMap(({ variationId, priceCents }) => {
          const variation = variationOf(variationId);
          return variation ? [{ variation, priceCents }] : [];
        }),
        asked: onceEach(extraGroupIds.flatMap((id) => askedOf(id) ?? [])),
      }),
    ),
    unlinked: group.extras.flatMap(({ name, linkedProductId }) =>
      linkedProductId !== null && productOf(linkedProductId) === null ? name : [],
    ),
    unasked: group.extras.flatMap(({ extraGroupIds }) =>
      extraGroupIds.flatMap((id) => (askedOf(id) === null ? (rows.source.get(id)?.name ?? []) : [])),
    ),
  });
  // To plan what products ask for brings up what that asks for in turn, which asks no further.
  const direct = registry.made().map(planOf);
  const named = new Set(direct.map(({ id }) => id));
  const nested = registry.made().filter(({ id }) => !named.has(id));
  const all = [...direct, ...nested.map(planOf)];
  return [...all.filter((group) => isLast(group)), ...all.filter((group) => !isLast(group))];
}

const isLast = ({ extras }: NewExtraGroup): boolean => extras.every(({ asked }) => asked.length === 0);

const onceEach = (refs: readonly Ref[]): Ref[] => [...new Map(refs.map((ref) => [ref.id, ref])).values()];

const byId = <R extends { id: string }>(rows: readonly R[]): ReadonlyMap<string, R> =>
  new Map(rows.map((row) => [row.id, row]));
