import type { ProductValues } from '../product-values';
import type { RecordFormState } from '@shared/form/use-record-form';

/** What every section of the product's form is given. */
export interface SectionProps {
  form: RecordFormState<ProductValues>;
}
