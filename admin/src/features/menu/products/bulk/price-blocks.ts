import type { ExtraGroupDto, VariationGroupDto } from '@contracts/menu';
import { changedPrice, type PriceRule } from '@domain/menu';
import {
  changedExtras,
  changedProductPrices,
  changedVariations,
  ownPriceCents,
  variationPrice,
} from '@domain/pricing';
import type { BulkChanges } from './bulk-changes';
import { isInUse } from '../../groups/parts';
import { inPlace } from '../../groups/group-kind';
import type { ProductRow } from '../use-product-actions';

/** One price, and what it becomes. Minor units. */
export interface PriceLine {
  key: string;
  name: string;
  /** The variation it is the price in. */
  size: string | null;
  now: number;
  then: number;
}

/** Prices that belong together: those of products without variations, in variations, or of a group of extras. */
export interface PriceBlock {
  key: string;
  kind: 'products' | 'variationGroups' | 'extraGroups';
  /** The group that the prices are in; null for base prices. */
  group: { id: string; version: number; name: string } | null;
  /** How many products that are not chosen have prices of the group. */
  others: number;
  /** Whether the group's own prices change, for all that have them. */
  forAll: boolean;
  lines: PriceLine[];
}

export interface PriceMenu {
  products: readonly ProductRow[];
  variationGroups: readonly VariationGroupDto[];
  extraGroups: readonly ExtraGroupDto[];
}

/** What somebody decided of groups, by id: whether their prices change for all. */
export type ForAll = Readonly<Record<string, boolean>>;

/**
 * Every price that a rule would change of the chosen products, by what it belongs to. A group that other products have
 * prices of is left as it is unless somebody decides otherwise: in variations the products then get prices of their own.
 *
 * @param rule null while it is not said: prices then stay
 */
export function priceBlocks(menu: PriceMenu, rule: PriceRule | null, forAll: ForAll): PriceBlock[] {
  const plain = menu.products.filter(({ variationGroupId }) => variationGroupId === null);
  const base: PriceBlock = {
    ...{ key: 'products', kind: 'products', group: null, others: 0, forAll: false },
    lines: plain.map(({ id, name, priceCents }) => ({
      ...{ key: id, name, size: null, now: priceCents },
      then: rule ? changedPrice(priceCents, rule) : priceCents,
    })),
  };
  const sizes = menu.variationGroups.flatMap((group): PriceBlock[] => {
    const products = menu.products.filter(({ variationGroupId }) => variationGroupId === group.id);
    if (products.length === 0) return [];
    const others = Math.max(0, group.usedBy - products.length);
    const all = forAll[group.id] ?? others === 0;
    const shared = paid(groupLines(group, rule));
    const own = paid(products.flatMap((product) => ownLines(product, group, rule, all)));
    // Nothing is decided about sizes that cost nothing: their options make the price.
    if (shared.length + own.length === 0) return [];
    const lines = [...(all ? shared : []), ...own];
    return [{ key: group.id, kind: 'variationGroups', group, others, forAll: all, lines }];
  });
  const names = new Map(
    menu.variationGroups.flatMap(({ variations }) => variations).map(({ id, name }) => [id, name]),
  );
  const extras = menu.extraGroups.flatMap((group): PriceBlock[] => {
    const asking = menu.products.filter(({ extraGroupIds }) => extraGroupIds.includes(group.id)).length;
    const lines = paid(extraLines(group, rule, names));
    if (asking === 0 || lines.length === 0) return [];
    const others = Math.max(0, group.usedBy - asking);
    const all = forAll[group.id] ?? (others === 0 && carriesPrice(group));
    return [{ key: group.id, kind: 'extraGroups', group, others, forAll: all, lines }];
  });
  return [...(base.lines.length > 0 ? [base] : []), ...sizes, ...extras];
}

/** The lines that become another price. */
export const changedLines = (blocks: readonly PriceBlock[]): PriceLine[] =>
  blocks
    .filter(({ kind, forAll }) => kind !== 'extraGroups' || forAll)
    .flatMap(({ lines }) => lines.filter(({ now, then }) => now !== then));

/** What is sent to change them: the products of which something becomes another, and the groups that change for all. */
export function sentPrices(
  { products, variationGroups }: PriceMenu,
  blocks: readonly PriceBlock[],
  rule: PriceRule,
): { products: ProductRow[]; said: BulkChanges['price'] } {
  const groupsOf = (kind: PriceBlock['kind']) =>
    blocks
      .filter((block) => block.kind === kind && block.forAll && changedLines([block]).length > 0)
      .flatMap(({ group }) => (group ? [{ id: group.id, version: group.version }] : []));
  const all = groupsOf('variationGroups');
  const changed = products.filter((product) => {
    const group = variationGroups.find(({ id }) => id === product.variationGroupId);
    if (!group && product.variationGroupId !== null) return false;
    const groupToo = all.some(({ id }) => id === group?.id);
    return Object.keys(changedProductPrices(product, group?.variations ?? null, rule, groupToo)).length > 0;
  });
  const extras = groupsOf('extraGroups');
  // The groups' prices change through whichever products; one of the chosen has to be named for them.
  const named = changed.length > 0 ? changed : products.slice(0, 1);
  return { products: named, said: { ...rule, variationGroups: all, extraGroups: extras } };
}

/** A group of which something has to be chosen, and whose dearest or average choice is charged: it makes the price. */
const carriesPrice = ({ min, priceMethod }: ExtraGroupDto) => min > 0 && priceMethod !== 'SUM';

/** What costs nothing goes on costing nothing: it is no price that could change. */
const paid = (lines: readonly PriceLine[]) => lines.filter(({ now }) => now > 0);

function groupLines({ id, variations }: VariationGroupDto, rule: PriceRule | null): PriceLine[] {
  const after = rule ? changedVariations(variations, rule) : variations;
  return inPlace(variations.filter(isInUse)).map((part) => ({
    ...{ key: `${id} ${part.id}`, name: part.name, size: null, now: part.priceCents },
    then: after.find((one) => one.id === part.id)?.priceCents ?? part.priceCents,
  }));
}

function ownLines(
  product: ProductRow,
  { variations }: VariationGroupDto,
  rule: PriceRule | null,
  groupToo: boolean,
): PriceLine[] {
  const after = rule ? changedProductPrices(product, variations, rule, groupToo) : {};
  return inPlace(variations.filter(isInUse))
    .filter(({ id }) => !groupToo || ownPriceCents(product, id) !== null)
    .map((size) => {
      const now = variationPrice(product, size).priceCents;
      const own = { variationPrices: after.variationPrices ?? [] };
      return {
        ...{ key: `${product.id} ${size.id}`, name: product.name, size: size.name, now },
        then: ownPriceCents(own, size.id) ?? now,
      };
    });
}

function extraLines(
  { extras }: ExtraGroupDto,
  rule: PriceRule | null,
  names: ReadonlyMap<string, string>,
): PriceLine[] {
  const after = rule ? changedExtras(extras, rule) : extras;
  return inPlace(extras.filter(isInUse)).flatMap((part) => {
    const next = after.find(({ id }) => id === part.id) ?? part;
    const line = (size: string | null, key: string, now: number, then: number): PriceLine => ({
      ...{ key: `${part.id} ${key}`, name: part.name, size, now, then },
    });
    return [
      line(null, '', part.priceCents, next.priceCents),
      ...part.variationPrices.map(({ variationId, priceCents }) =>
        line(
          names.get(variationId) ?? null,
          variationId,
          priceCents,
          ownPriceCents(next, variationId) ?? priceCents,
        ),
      ),
    ];
  });
}
