import { productCreate, type ProductDto } from '@contracts/menu';
import { EMPTY_PRODUCT, validateProduct } from '@domain/menu';
import type { z } from 'zod';
import { fieldIssue, type FieldIssue } from '@shared/form/issues';
import type { RecordFormState } from '@shared/form/use-record-form';

/** What the form edits: not its place in the list, not until when it is sold out, not what single channels ask for it. */
export const productSchema = productCreate.omit({
  branchId: true,
  position: true,
  soldOutUntil: true,
  channels: true,
});
export type ProductValues = z.output<typeof productSchema>;

/** What every section of the product's form is given. */
export interface SectionProps {
  form: RecordFormState<ProductValues>;
}

const { soldOutUntil: _soldOutUntil, channels: _channels, ...empty } = EMPTY_PRODUCT;

export const NEW_PRODUCT: ProductValues = {
  ...empty,
  // Not said yet: the schema asks for it at the field.
  priceCents: NaN,
  state: 'ACTIVE',
};

const FIELDS = Object.keys(NEW_PRODUCT) as (keyof ProductValues)[];

/** The form's part of a stored product. */
export function productValues(product: ProductDto): ProductValues {
  const part = Object.fromEntries(FIELDS.map((field) => [field, product[field]])) as Omit<
    ProductValues,
    'state'
  >;
  // An archived row is never listed; were it shown, it would be as paused.
  return { ...part, state: product.state === 'ARCHIVED' ? 'PAUSED' : product.state };
}

/**
 * The product's own price once it comes in variations, or in none: their prices replace it, so that nobody is asked for
 * one, and nothing is stored where none was typed. Without them that would sell it for nothing: it is asked for again.
 */
export function pricedIn(
  variationGroupId: string | null,
  { priceCents }: Pick<ProductValues, 'priceCents'>,
): Pick<ProductValues, 'priceCents'> {
  if (variationGroupId !== null) return { priceCents: Number.isNaN(priceCents) ? 0 : priceCents };
  return { priceCents: priceCents === 0 ? NaN : priceCents };
}

/** The rules between fields: the server's. */
export function checkProduct(values: ProductValues): FieldIssue[] {
  return validateProduct(values).map(fieldIssue);
}
