import type { Availability } from '@domain/menu';
import { useTranslation } from 'react-i18next';
import { AvailabilityFields } from './availability-fields';
import { FieldPlace } from '@shared/form/field-place';
import { FormSection } from '@shared/form/form-section';

interface TimesSectionProps {
  title?: string;
  /** What becomes of it at other times. */
  text: string;
  value: Availability | null;
  onChange: (value: Availability | null) => void;
  error: string | undefined;
}

/** When a whole product, category or group is offered. */
export function TimesSection({ title, text, value, onChange, error }: TimesSectionProps) {
  const { t } = useTranslation('menu');
  return (
    <FormSection title={title ?? t('availability.title')} text={text}>
      <FieldPlace name="availability">
        <AvailabilityFields value={value} onChange={onChange} error={error} />
      </FieldPlace>
    </FormSection>
  );
}
