import { availabilityBody } from '@contracts/field-schemas';
import { validateAvailability, type Availability } from '@domain/menu';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkDialogProps } from './bulk-dialog';
import { BulkFrame } from './bulk-frame';
import { AvailabilityFields } from '@entities/availability/availability-fields';
import { Fieldset } from '@shared/form/fieldset';

/** When all of them are for sale from then on. */
export function ScheduleDialog({ products, busy, into, onClose, onApply }: BulkDialogProps) {
  const { t } = useTranslation('menu');
  const [availability, setAvailability] = useState<Availability | null>(null);
  const [problem] = validateAvailability(availability);
  const whole = availability === null || availabilityBody.safeParse(availability).success;
  return (
    <BulkFrame
      wide
      title={t('bulk.schedule.title', { count: products.length })}
      into={into}
      confirm={t('bulk.schedule.apply')}
      disabled={!whole || problem !== undefined}
      busy={busy}
      onClose={onClose}
      onApply={() => onApply('schedule', products, { availability })}
    >
      <Fieldset quiet legend={t('availability.title')} error={problem && t(`issues.${problem.code}`)}>
        <AvailabilityFields value={availability} onChange={setAvailability} />
      </Fieldset>
    </BulkFrame>
  );
}
