import { useTranslation } from 'react-i18next';
import type { TicketOrder } from '@entities/ticket/ticket';

const HALF_HOUR_MS = 30 * 60_000;

/** An order that nobody placed, as the paper of a branch shows one. */
export function useSampleOrder(): TicketOrder {
  const { t } = useTranslation('settings');
  const now = Date.now();
  return {
    number: '042',
    type: 'TAKEOUT',
    table: null,
    channel: 'STORE',
    test: false,
    placedAt: new Date(now).toISOString(),
    promisedAt: new Date(now + HALF_HOUR_MS).toISOString(),
    scheduledFor: null,
    customer: null,
    customerName: t('sample.customer'),
    customerPhone: '+5511987654321',
    address: null,
    notes: null,
    pickupCode: null,
    items: [
      {
        productId: 'sample',
        name: t('sample.product'),
        kitchenName: null,
        variation: null,
        quantity: 2,
        unit: 'UN',
        unitPriceCents: 3200,
        extrasCents: 0,
        totalCents: 6400,
        notes: t('sample.note'),
        extras: [],
        station: null,
      },
    ],
    fees: [],
    discounts: [],
    itemsCents: 6400,
    totalCents: 6400,
    payments: null,
  };
}
