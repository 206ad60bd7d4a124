import { composeTicket, NO_MARKS } from '@domain/printing/compose';
import type { PrintPlace } from '@domain/printing/printed-order';
import type { TicketLine } from '@domain/printing/ticket';
import type { SettingValues } from '@domain/settings';
import { MINUTE_MS } from '@domain/time';

const HALF_HOUR_MS = 30 * MINUTE_MS;

/** What the order on the sample says. */
export interface SampleWords {
  customer: string;
  product: string;
  note: string;
}

type Place = Omit<PrintPlace, 'footer' | 'trackingUrl'>;

/** The ticket of an order that nobody placed, as the settings of a branch would have it printed. */
export function samplePaper(
  { phone, footer }: Pick<SettingValues['printing'], 'phone' | 'footer'>,
  place: Place,
  words: SampleWords,
  now: number,
): TicketLine[] {
  const item = {
    ...{ productId: 'sample', name: words.product, kitchenName: null, variation: null, quantity: 2 },
    ...{ unit: 'UN' as const, unitPriceCents: 3200, extrasCents: 0, totalCents: 6400, station: null },
    ...{ notes: words.note, extras: [] },
  };
  const order = {
    ...{ number: '042', type: 'TAKEOUT' as const, table: null, channel: 'STORE' as const, test: false },
    ...{ placedAt: new Date(now).toISOString(), scheduledFor: null, readyBy: null },
    ...{ promisedFrom: null, promisedAt: new Date(now + HALF_HOUR_MS).toISOString() },
    ...{ customerName: words.customer, address: null, notes: null, allergies: null, kitchenNote: null },
    ...{ customerPhone: phone ? '+5511987654321' : null, pickupCode: null, items: [item], revisions: [] },
    ...{ fees: [], discounts: [], itemsCents: 6400, totalCents: 6400 },
    payments: [
      {
        ...{ method: 'CASH' as const, timing: 'ON_DELIVERY' as const, state: 'CREATED' as const },
        ...{ amountCents: 6400, changeForCents: 10_000, claim: null, confirmedBy: null },
      },
    ],
  };
  const request = { kind: 'CUSTOMER' as const, station: null, marks: NO_MARKS };
  return composeTicket(order, { ...place, footer, trackingUrl: null }, request);
}
