import type { StoreProduct } from '@contracts/storefront';

/** What is typed to find a product: `2 marg` asks for two. */
export interface ProductQuery {
  /** Null where no number was typed. */
  quantity: number | null;
  words: string[];
}

const MOST = 50;

/** A number in front asks for so many, unless the name or the code of a product begins with it: `4 queijos`, `7 up`. */
export function parseProductQuery(typed: string, all: readonly Findable[]): ProductQuery {
  const [, amount, rest = ''] = /^(\d{1,2})(?:\s+|x\s*|\*\s*)(.+)$/i.exec(typed.trim()) ?? [];
  const quantity = Number(amount);
  const words = wordsOf(typed);
  const asksForMany = amount !== undefined && quantity >= 1 && quantity <= MOST;
  if (!asksForMany || all.some((each) => beginsWith(each, words.join(' ')))) return { quantity: null, words };
  return { quantity, words: wordsOf(rest) };
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
const wordsOf = (text: string) => plain(text).split(/\s+/).filter(Boolean);

/** A product with what it is found by, made once for a menu. */
export interface Findable {
  product: StoreProduct;
  sku: string | null;
  name: string[];
  text: string;
}

export const findableOf = (product: StoreProduct, sku: string | null, category = ''): Findable => ({
  product,
  sku,
  name: wordsOf(product.name),
  text: plain([product.name, sku ?? '', category, ...product.tags].join(' ')),
});

const beginsWith = ({ name, sku }: Findable, text: string) =>
  name.join(' ').startsWith(text) || (sku !== null && plain(sku).startsWith(text));

/**
 * The products that hold every word, the likeliest first: by its code, by how its name begins, by the beginning of a
 * word of its name, anywhere. Of equals those of the menu's order come first.
 */
export function findProducts(all: readonly Findable[], { words }: ProductQuery, most = Infinity): Findable[] {
  if (words.length === 0) return all.slice(0, most);
  const [first = ''] = words;
  const rank = ({ sku, name }: Findable) => {
    if (sku !== null && plain(sku) === words.join(' ')) return 0;
    if (name[0]?.startsWith(first)) return 1;
    return name.some((word) => word.startsWith(first)) ? 2 : 3;
  };
  return all
    .filter(({ text }) => words.every((word) => text.includes(word)))
    .map((found) => ({ found, rank: rank(found) }))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, most)
    .map(({ found }) => found);
}
