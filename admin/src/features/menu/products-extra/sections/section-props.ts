import type { ExtraGroupValues } from '../extra-group-values';
import type { RecordFormState } from '@shared/form/use-record-form';

export interface SectionProps {
  form: RecordFormState<ExtraGroupValues>;
}
