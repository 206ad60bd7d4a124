import { namesOf } from '../fields';
import { PRODUCT_FIELDS, type ProductFields } from '../menu';

type DeclaredInFile = {
  [Name in keyof ProductFields]: (typeof PRODUCT_FIELDS)[Name] extends { inFile: true } ? Name : never;
}[keyof ProductFields];

/** What a line says of a product by itself; amounts in minor units, instants in ISO 8601 UTC. */
export interface FileFields extends Pick<ProductFields, DeclaredInFile> {
  /** Pieces that are left; null where they are not counted. */
  stock: number | null;
  state: 'DRAFT' | 'ACTIVE' | 'PAUSED';
}
export type FileField = keyof FileFields;

/** The product's own fields that a file has a column for, in their order. */
export const DECLARED_IN_FILE = namesOf(PRODUCT_FIELDS).filter(
  (name): name is DeclaredInFile => 'inFile' in PRODUCT_FIELDS[name],
);

const FILE_FIELDS = new Set<string>([...DECLARED_IN_FILE, 'stock', 'state']);

export const isFileField = (column: string): column is FileField => FILE_FIELDS.has(column);
