import { plainText } from '../text';
import type { KnownProduct } from './known';
import type { FileProblem, ReadLine } from './read-lines';

/** The products of a menu by what a line can call them. */
interface ProductIndex {
  find(line: ReadLine, categoryIds: readonly (string | null)[]): KnownProduct | null;
  /** A code that another product has by now cannot be given. */
  skuTaken(line: ReadLine, product: KnownProduct | null): FileProblem[];
}

export function indexOf(products: readonly KnownProduct[]): ProductIndex {
  const byId = new Map(products.map((product) => [product.id, product]));
  const bySku = new Map<string, KnownProduct>();
  const byName = new Map<string, KnownProduct>();
  for (const product of products) {
    const sku = product.sku?.toLowerCase();
    if (sku && !bySku.has(sku)) bySku.set(sku, product);
    for (const categoryId of product.categoryIds) {
      const key = nameKey(categoryId, product.name);
      if (!byName.has(key)) byName.set(key, product);
    }
  }
  return {
    find({ id, name, fields: { sku } }, categoryIds) {
      const own = id === null ? undefined : byId.get(id);
      if (own) return own;
      const coded = sku ? bySku.get(sku.toLowerCase()) : undefined;
      if (coded) return coded;
      for (const categoryId of categoryIds) {
        const named = categoryId === null ? undefined : byName.get(nameKey(categoryId, name));
        // One that has another code is another product of the same name.
        if (named && (!sku || named.sku === null)) return named;
      }
      return null;
    },
    skuTaken({ fields: { sku } }, product) {
      if (!sku || sku.toLowerCase() === product?.sku?.toLowerCase()) return [];
      const other = bySku.get(sku.toLowerCase());
      return other && other.id !== product?.id ? [{ code: 'ALREADY_EXISTS', column: 'sku', args: {} }] : [];
    },
  };
}

const nameKey = (category: string, name: string) => `${category}\n${plainText(name)}`;
