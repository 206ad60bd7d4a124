import type { StopDto } from '@contracts/couriers';
import { useTranslation } from 'react-i18next';
import { RefusedStepAlert } from './refused-step-alert';

/** What a courier did at some stops and could not be recorded any more, by the numbers of their orders. */
export function RefusedStops({ stops }: { stops: readonly StopDto[] }) {
  const { t } = useTranslation('couriers');
  return stops.flatMap(({ orderId, orderNumber, refused }) =>
    refused.map((each, place) => (
      <RefusedStepAlert
        key={`${orderId} ${place}`}
        refused={each}
        subject={t('refused.order', { number: orderNumber })}
      />
    )),
  );
}
