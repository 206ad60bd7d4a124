import type { PRODUCT_FIELDS, ProductFields } from '../product-fields';
import en from './en.json';
import es from './es.json';
import ptBR from './pt-BR.json';

type CodeField = {
  [Name in keyof ProductFields]: (typeof PRODUCT_FIELDS)[Name] extends { kind: { is: 'code' } }
    ? Name
    : never;
}[keyof ProductFields];
type CodeOf<Name extends CodeField> = Extract<ProductFields[Name], string>;

/** What the fields of a product are called, and what their codes say, wherever people read them. */
export interface ProductWords {
  fields: Readonly<Record<keyof ProductFields | 'state', string>>;
  values: { readonly [Name in CodeField]: Readonly<Record<CodeOf<Name>, string>> };
  /** Headings of files that are not the name of the field. */
  columns: Readonly<Record<string, string>>;
}

/** By the language. */
export const PRODUCT_WORDS: Readonly<Record<'en' | 'pt-BR' | 'es', ProductWords>> = { en, 'pt-BR': ptBR, es };
