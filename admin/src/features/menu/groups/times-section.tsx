import type { Availability } from '@domain/menu';
import { useTranslation } from 'react-i18next';
import { AvailabilityFields } from '../availability/availability-fields';
import { FieldPlace, FormSection } from '@shared/form/form-section';

interface TimesSectionProps {
  /** What becomes of the group at other times. */
  text: string;
  value: Availability | null;
  onChange: (value: Availability | null) => void;
  error: string | undefined;
}

/** When a whole group is offered. */
export function TimesSection({ text, value, onChange, error }: TimesSectionProps) {
  const { t } = useTranslation('menu');
  return (
    <FormSection title={t('availability.title')} text={text}>
      <FieldPlace name="availability">
        <AvailabilityFields value={value} onChange={onChange} error={error} />
      </FieldPlace>
    </FormSection>
  );
}
