import type { Category } from '../menu';
import { columnsOf, type CopyNote } from './columns';
import { countsFromZero, uncounted } from './counted-parts';
import { newExtraGroups, type NewExtraGroup } from './extra-groups';
import type { CopyColumn, CopyColumns, CopyField, CopyMode } from './fields';
import { linkChanges, linksOf, type CopyLinks, type LinkChange, type Registries } from './links';
import type { CopyMenu, CopyProduct, CopyVariationGroup } from './menu';
import { registryOf, type Ref } from './names';
import { ownPricesOf, type OwnPriceChange } from './own-prices';
import { pairing } from './pair';

/** CREATE a product there, UPDATE the one that is there, find it UNCHANGED, or LEAVE it out. */
export type CopyAction = 'CREATE' | 'UPDATE' | 'UNCHANGED' | 'LEAVE';

export type LeaveReason =
  /** Several products there could be it. */
  | 'AMBIGUOUS'
  /** Categories are not copied, and the target has none of its. */
  | 'NO_CATEGORY'
  /** Only new products were asked for, and it is there. */
  | 'ALREADY_THERE'
  /** Only changes were asked for, and it is not there. */
  | 'NOT_THERE';

/** A column as it is stored, amounts in minor units; or what the product names. */
export type CopyChange =
  | { field: CopyColumn; before: CopyColumns[CopyColumn]; after: CopyColumns[CopyColumn] }
  | LinkChange
  | OwnPriceChange;

export interface PlannedCopy {
  /** The product that is copied. */
  productId: string;
  name: string;
  action: CopyAction;
  /** The product of the target; null for one that is made or left out. */
  targetId: string | null;
  columns: Partial<CopyColumns>;
  links: CopyLinks;
  /** Of a product that is there. */
  changes: CopyChange[];
  notes: CopyNote[];
  reason: LeaveReason | null;
}

export interface CopyPlan {
  /** In the order of the source's menu. */
  products: PlannedCopy[];
  /** Rows of the source that the target lacks and needs. */
  newCategories: Category[];
  newVariationGroups: CopyVariationGroup[];
  newExtraGroups: NewExtraGroup[];
}

export interface CopyChoice {
  /** Ids that the source does not have mean nothing. */
  productIds: ReadonlySet<string>;
  fields: ReadonlySet<CopyField>;
  mode: CopyMode;
}

/**
 * What copying products of one menu into another comes to, field by field. What is not chosen keeps the target's own
 * and is empty in a new product. Categories and groups that the target lacks are made after the source's, groups only
 * together with their prices; those of the same name are used as they are. What is sold out, and what is left, stays
 * with its branch. The menus stay as they are.
 */
export function planCopy(
  whole: CopyMenu,
  target: CopyMenu,
  { productIds, fields, mode }: CopyChoice,
): CopyPlan {
  const source = fields.has('stock') ? whole : uncounted(whole);
  const pairOf = pairing(source, target);
  const prices = fields.has('prices');
  const names: Registries = {
    category: registryOf(source.categories, target.categories, fields.has('categories')),
    variationGroup: registryOf(source.variationGroups, target.variationGroups, prices),
    extraGroup: registryOf(source.extraGroups, target.extraGroups, prices),
  };
  const menus: Menus = { source, target, names, fields };
  const planOf = (product: CopyProduct): PlannedCopy => {
    const pair = pairOf(product);
    if (pair === 'AMBIGUOUS') return left(product, 'AMBIGUOUS');
    if (pair === 'NONE') return mode === 'UPDATE' ? left(product, 'NOT_THERE') : made(product, menus);
    return mode === 'CREATE' ? left(product, 'ALREADY_THERE') : changed(product, pair, menus);
  };
  const products = source.products.filter(({ id }) => productIds.has(id)).map(planOf);

  const isMade = new Set(products.flatMap(({ action, productId }) => (action === 'CREATE' ? productId : [])));
  const productOf = (id: string): Ref | null => {
    const product = source.products.find((one) => one.id === id);
    const pair = product ? pairOf(product) : 'NONE';
    if (typeof pair === 'object') return { id: pair.id, isNew: false };
    return isMade.has(id) ? { id, isNew: true } : null;
  };
  const newVariationGroups = names.variationGroup.made();
  const fromZero = countsFromZero(source);
  return {
    products: products.map((product) =>
      fromZero(product.links) && !product.notes.includes('STOCK_FROM_ZERO')
        ? { ...product, notes: [...product.notes, 'STOCK_FROM_ZERO'] }
        : product,
    ),
    newCategories: names.category.made(),
    newVariationGroups,
    newExtraGroups: newExtraGroups(names.extraGroup, source, target, newVariationGroups, productOf),
  };
}

/** What a product is copied from and into. */
interface Menus {
  source: CopyMenu;
  target: CopyMenu;
  names: Registries;
  fields: ReadonlySet<CopyField>;
}

const untouched = ({ id, name }: CopyProduct): PlannedCopy => ({
  productId: id,
  name,
  action: 'UNCHANGED',
  targetId: null,
  columns: {},
  links: {},
  changes: [],
  notes: [],
  reason: null,
});

const left = (product: CopyProduct, reason: LeaveReason): PlannedCopy => ({
  ...untouched(product),
  action: 'LEAVE',
  reason,
});

/** A product that the target lacks; left out where it would be in no category. */
function made(product: CopyProduct, menus: Menus): PlannedCopy {
  const { names, fields } = menus;
  const { links, notes: missing } = linksOf(product, null, names, fields);
  if (!links.categories) return left(product, 'NO_CATEGORY');
  const own = ownPricesOf(product, null, links, menus, fields);
  if (own) links.variationPrices = own.prices;
  const { columns, notes } = columnsOf(product, null, fields, {
    before: product.variationGroupId !== null,
    after: Boolean(links.variationGroup),
  });
  return { ...untouched(product), action: 'CREATE', columns, links, notes: [...notes, ...missing] };
}

function changed(product: CopyProduct, target: CopyProduct, menus: Menus): PlannedCopy {
  const { names, fields } = menus;
  const wanted = linksOf(product, target, names, fields);
  const { links, changes } = linkChanges(wanted.links, target, names);
  const own = ownPricesOf(product, target, links, menus, fields);
  if (own) links.variationPrices = own.prices;
  const sizes = links.variationGroup === undefined ? target.variationGroupId : links.variationGroup;
  const { columns, notes } = columnsOf(product, target, fields, {
    before: product.variationGroupId !== null,
    after: sizes !== null,
  });
  const all: CopyChange[] = [
    ...Object.keys(columns).map((key): CopyChange => {
      const field = key as CopyColumn;
      return { field, before: target[field], after: columns[field] ?? null };
    }),
    ...changes,
    ...(own?.change ? [own.change] : []),
  ];
  return {
    ...untouched(product),
    action: all.length > 0 ? 'UPDATE' : 'UNCHANGED',
    targetId: target.id,
    columns,
    links,
    changes: all,
    notes: [...notes, ...wanted.notes],
  };
}
