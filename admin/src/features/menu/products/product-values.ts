import { productCreate, type ProductDto } from '@contracts/menu';
import type { z } from 'zod';
import { datesReversed } from '../availability/availability-words';
import type { FieldIssue } from '@shared/form/issues';

/** What the form edits: not its place in the list, not until when it is sold out, not what single channels ask for it. */
export const productSchema = productCreate.omit({
  branchId: true,
  position: true,
  soldOutUntil: true,
  channels: true,
});
export type ProductValues = z.output<typeof productSchema>;

export const NEW_PRODUCT: ProductValues = {
  name: '',
  description: '',
  categoryIds: [],
  imageUrls: [],
  // Not said yet: the schema asks for it at the field.
  priceCents: NaN,
  promoPriceCents: null,
  promoFrom: null,
  promoTo: null,
  costCents: null,
  sku: null,
  serves: null,
  maxPerOrder: null,
  alcoholic: false,
  allergens: [],
  diets: [],
  tags: [],
  kitchenName: null,
  station: null,
  preparationMin: null,
  variationGroupId: null,
  extraGroupIds: [],
  availability: null,
  stockTracked: false,
  stockLowAt: null,
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

/** The rules between fields, under the codes of the server. */
export function checkProduct(values: ProductValues): FieldIssue[] {
  const { priceCents, promoPriceCents, promoFrom, promoTo, availability } = values;
  const issues: FieldIssue[] = [];
  if (promoPriceCents !== null && promoPriceCents >= priceCents)
    issues.push({ path: 'promoPriceCents', code: 'PROMO_NOT_LOWER' });
  if (promoFrom !== null && promoTo !== null && Date.parse(promoFrom) >= Date.parse(promoTo))
    issues.push({ path: 'promoTo', code: 'ENDS_BEFORE_START' });
  if (datesReversed(availability)) issues.push({ path: 'availability.toDate', code: 'ENDS_BEFORE_START' });
  return issues;
}
