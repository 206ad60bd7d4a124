import type { Category } from '../menu';
import type { CopyNote } from './columns';
import type { CopyField } from './fields';
import type { CopyExtraGroup, CopyProduct, CopyVariationGroup } from './menu';
import type { Ref, Registry } from './names';
import type { CopiedPrice } from './own-prices';

/** What the product of the target names from then on; left out where that stays. */
export interface CopyLinks {
  categories?: Ref[];
  variationGroup?: Ref | null;
  /** Its own prices in variations. */
  variationPrices?: CopiedPrice[];
  extraGroups?: Ref[];
}

export interface LinkChange {
  field: 'categoryIds' | 'variationGroupId' | 'extraGroupIds';
  /** Names. */
  before: string[];
  after: string[];
}

export interface Registries {
  category: Registry<Category>;
  variationGroup: Registry<CopyVariationGroup>;
  extraGroup: Registry<CopyExtraGroup>;
}

/** What a product names, in the target; `target` is null for one that is made, which is in categories in any case. */
export function linksOf(
  product: CopyProduct,
  target: CopyProduct | null,
  names: Registries,
  fields: ReadonlySet<CopyField>,
): { links: CopyLinks; notes: CopyNote[] } {
  const links: CopyLinks = {};
  const notes = new Set<CopyNote>();
  if (!target || fields.has('categories')) {
    const { refs } = refsOf(product.categoryIds, names.category, target?.categoryIds);
    if (refs.length > 0) links.categories = refs;
    // It is left out, and needs no groups to be made.
    else if (!target) return { links, notes: [] };
  }
  if (fields.has('variations')) {
    const id = product.variationGroupId;
    const current = target?.variationGroupId ? [target.variationGroupId] : [];
    const ref = id === null ? null : names.variationGroup.refOf(id, current);
    if (id !== null && ref === null) notes.add('GROUP_MISSING');
    // Out of its variations a product is sold at its base price, which nobody has chosen then.
    else if (ref === null && current.length > 0 && !fields.has('prices')) notes.add('PRICED_OTHERWISE');
    else links.variationGroup = ref;
  }
  if (fields.has('extras')) {
    const { refs, missing } = refsOf(product.extraGroupIds, names.extraGroup, target?.extraGroupIds);
    if (missing) notes.add('GROUP_MISSING');
    if (!missing || !target) links.extraGroups = refs;
  }
  return { links, notes: [...notes] };
}

/** Those of the links that are others than the target's own, and what they are before and after. */
export function linkChanges(
  { categories, variationGroup, extraGroups }: CopyLinks,
  target: CopyProduct,
  names: Registries,
): { links: CopyLinks; changes: LinkChange[] } {
  const links: CopyLinks = {};
  const changes: LinkChange[] = [];
  const inCategories = shown(target.categoryIds, names.category);
  if (categories && !alike(inCategories, categories, false)) {
    links.categories = categories;
    changes.push(change('categoryIds', names.category, inCategories, categories));
  }
  const sizes = target.variationGroupId === null ? [] : [target.variationGroupId];
  const wanted = variationGroup ? [variationGroup] : [];
  if (variationGroup !== undefined && !alike(sizes, wanted, true)) {
    links.variationGroup = variationGroup;
    changes.push(change('variationGroupId', names.variationGroup, sizes, wanted));
  }
  const offered = shown(target.extraGroupIds, names.extraGroup);
  if (extraGroups && !alike(offered, extraGroups, true)) {
    links.extraGroups = extraGroups;
    changes.push(change('extraGroupIds', names.extraGroup, offered, extraGroups));
  }
  return { links, changes };
}

interface Names {
  nameOf(ref: Ref): string;
}

const there = (id: string): Ref => ({ id, isNew: false });
/** Without those that are archived by now. */
const shown = (ids: readonly string[], names: Names) => ids.filter((id) => names.nameOf(there(id)) !== '');

const change = (
  field: LinkChange['field'],
  names: Names,
  before: readonly string[],
  after: readonly Ref[],
): LinkChange => ({
  field,
  before: before.map((id) => names.nameOf(there(id))),
  after: after.map((ref) => names.nameOf(ref)),
});

function alike(ids: readonly string[], refs: readonly Ref[], inOrder: boolean): boolean {
  return (
    ids.length === refs.length &&
    refs.every(({ id, isNew }, index) => !isNew && (inOrder ? ids[index] === id : ids.includes(id)))
  );
}

/** Each row once, and whether one is missing there; what the source itself has archived counts for nothing. */
function refsOf<R extends Category | CopyExtraGroup>(
  ids: readonly string[],
  registry: Registry<R>,
  current: readonly string[] = [],
): { refs: Ref[]; missing: boolean } {
  const left = new Set(current);
  const refs = new Map<string, Ref>();
  let missing = false;
  for (const id of ids.filter((one) => registry.knows(one))) {
    const ref = registry.refOf(id, [...left]);
    if (ref) {
      left.delete(ref.id);
      refs.set(ref.id, ref);
    } else missing = true;
  }
  return { refs: [...refs.values()], missing };
}
