import type { Availability } from '@domain/menu';
import { useTranslation } from 'react-i18next';
import { AvailabilityFields } from '../availability/availability-fields';
import { useAvailabilityWords } from '../availability/use-availability-words';
import { Fieldset } from '@shared/form/fieldset';

interface PartTimesProps {
  value: Availability | null;
  onChange: (value: Availability | null) => void;
  error: string | undefined;
  disabled: boolean;
}

/** When an option of a group is for sale. Who may not change it reads it. */
export function PartTimes({ value, onChange, error, disabled }: PartTimesProps) {
  const { t } = useTranslation('menu');
  const words = useAvailabilityWords();
  return (
    <Fieldset legend={t('availability.title')} error={error}>
      {disabled ? <p>{words(value)}</p> : <AvailabilityFields value={value} onChange={onChange} />}
    </Fieldset>
  );
}
