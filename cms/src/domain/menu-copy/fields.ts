import type { Permission } from '../access';
import { namesOf } from '../fields';
import { EMPTY_PRODUCT, PRODUCT_FIELDS } from '../menu';
import type { CopyProduct } from './menu';

/** What of a product can be copied; each is chosen or not. A new product has its name and its code in any case. */
export const COPY_FIELDS = [
  'name',
  'photos',
  'prices',
  'categories',
  'variations',
  'extras',
  'availability',
  'station',
  'food',
  'channels',
  'state',
  'stock',
] as const;
export type CopyField = (typeof COPY_FIELDS)[number];

/** What copying a choice takes besides `menu.edit`: what writing its columns takes. */
export const COPY_PERMISSIONS: Readonly<Partial<Record<CopyField, Permission>>> = {
  prices: 'menu.price.edit',
  variations: 'menu.price.edit',
  channels: 'menu.price.edit',
  stock: 'menu.sold-out',
};

/** Make what is not there and change what is, or only one of the two. */
export const COPY_MODES = ['BOTH', 'CREATE', 'UPDATE'] as const;
export type CopyMode = (typeof COPY_MODES)[number];

/** The columns of a product that hold what it names; the others are copied as they are. */
type Named = 'id' | 'position' | 'categoryIds' | 'variationGroupId' | 'variationPrices' | 'extraGroupIds';
export type CopyColumn = Exclude<keyof CopyProduct, Named>;
export type CopyColumns = Pick<CopyProduct, CopyColumn>;

/** Those that are copied as they stand with a choice; code, state, prices and channels have rules of their own. */
export const plainColumns = (choice: CopyField): readonly PlainColumn[] =>
  PLAIN_COLUMNS.filter((name) => PRODUCT_FIELDS[name].copied === choice);

type PlainColumn = {
  [Name in keyof typeof PRODUCT_FIELDS]: (typeof PRODUCT_FIELDS)[Name] extends { copied: CopyField }
    ? Name
    : never;
}[keyof typeof PRODUCT_FIELDS];
const PLAIN_COLUMNS = namesOf(PRODUCT_FIELDS).filter(
  (name): name is PlainColumn => 'copied' in PRODUCT_FIELDS[name],
);

/** What a product without any of it has. */
export const PLAIN_PRODUCT: CopyColumns = { ...EMPTY_PRODUCT, state: 'DRAFT' };
