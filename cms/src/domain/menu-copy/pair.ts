import { plainText } from '../text';
import type { CopyMenu, CopyProduct } from './menu';

/** The product of the other menu, none, or several of which none is certain. */
type Pairing = CopyProduct | 'NONE' | 'AMBIGUOUS';

/**
 * Finds the product of the target that a product of the source is: the one of its code where both have one, else the
 * one of its name, compared without accents and case. Where a name stands several times the category tells them apart.
 * Which of the products are copied does not matter.
 */
export function pairing(source: CopyMenu, target: CopyMenu): (product: CopyProduct) => Pairing {
  const from = sideOf(source);
  const to = sideOf(target);
  const coded = (product: CopyProduct, other: Side) => other.bySku.get(skuOf(product)) ?? [];
  const isCoded = (product: CopyProduct, other: Side) =>
    product.sku !== null && coded(product, other).length > 0;
  /** Products of its name in the other menu that no code says more about. */
  const named = (product: CopyProduct, other: Side, own: Side) =>
    (other.byName.get(plainText(product.name)) ?? []).filter(
      (one) => !isCoded(one, own) && (one.sku === null || product.sku === null),
    );

  return (product) => {
    if (isCoded(product, to)) {
      const [only, ...more] = coded(product, to);
      return more.length === 0 && coded(product, from).length === 1 && only ? only : 'AMBIGUOUS';
    }
    const found = named(product, to, from);
    const [only] = found;
    if (!only) return 'NONE';
    if (found.length === 1 && named(only, from, to).length === 1) return only;

    const near = found.filter((one) => shareCategory(product, from, one, to));
    const [nearest] = near;
    if (!nearest) return 'NONE';
    const rivals = named(nearest, from, to).filter((one) => shareCategory(one, from, nearest, to));
    return near.length === 1 && rivals.length === 1 ? nearest : 'AMBIGUOUS';
  };
}

/** A menu as products are looked for in it. */
interface Side {
  bySku: ReadonlyMap<string, CopyProduct[]>;
  byName: ReadonlyMap<string, CopyProduct[]>;
  /** The plain names of categories by id. */
  categories: ReadonlyMap<string, string>;
}

function sideOf({ products, categories }: CopyMenu): Side {
  const bySku = new Map<string, CopyProduct[]>();
  const byName = new Map<string, CopyProduct[]>();
  const add = (into: Map<string, CopyProduct[]>, key: string, product: CopyProduct) => {
    const group = into.get(key);
    if (group) group.push(product);
    else into.set(key, [product]);
  };
  for (const product of products) {
    if (product.sku !== null) add(bySku, skuOf(product), product);
    add(byName, plainText(product.name), product);
  }
  return { bySku, byName, categories: new Map(categories.map(({ id, name }) => [id, plainText(name)])) };
}

const skuOf = ({ sku }: CopyProduct): string => sku?.toLowerCase() ?? '';

function shareCategory(a: CopyProduct, sideOfA: Side, b: CopyProduct, sideOfB: Side): boolean {
  const names = new Set(b.categoryIds.flatMap((id) => sideOfB.categories.get(id) ?? []));
  return a.categoryIds.some((id) => names.has(sideOfA.categories.get(id) ?? ''));
}
