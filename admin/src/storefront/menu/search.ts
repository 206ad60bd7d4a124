import type { StoreProduct } from '@contracts/storefront';

/** The products that hold every word of a search in name, description or tags, without regard to case and accents. */
export function searchProducts(products: Iterable<StoreProduct>, query: string): StoreProduct[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return [...products].filter((product) => {
    const text = plain([product.name, product.description, ...product.tags].join(' '));
    return words.every((word) => text.includes(word));
  });
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
