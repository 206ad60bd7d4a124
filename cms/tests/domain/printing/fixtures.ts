import type { OrderItem } from '../../../src/domain/orders';
import type { PrintedOrder, PrintPlace } from '../../../src/domain/printing';
import type { PrintedPayment } from '../../../src/domain/printing/printed-order';

export const anItem = (changes: Partial<OrderItem> = {}): OrderItem => ({
  productId: 'pizza',
  name: 'Pizza',
  kitchenName: null,
  variation: { id: 'large', name: 'G' },
  quantity: 2,
  unit: 'UN',
  unitPriceCents: 5000,
  extrasCents: 0,
  totalCents: 10_000,
  notes: null,
  extras: [],
  station: null,
  ...changes,
});

export const aPayment = (changes: Partial<PrintedPayment> = {}): PrintedPayment => ({
  method: 'CASH',
  timing: 'ON_DELIVERY',
  state: 'CREATED',
  amountCents: 9800,
  changeForCents: null,
  claim: null,
  confirmedBy: null,
  ...changes,
});

export const aPrintedOrder = (changes: Partial<PrintedOrder> = {}): PrintedOrder => ({
  number: '042',
  type: 'DELIVERY',
  table: null,
  channel: 'STORE',
  test: false,
  placedAt: '2026-03-10T15:00:00.000Z',
  promisedFrom: '2026-03-10T15:50:00.000Z',
  promisedAt: '2026-03-10T16:00:00.000Z',
  scheduledFor: null,
  readyBy: '2026-03-10T15:30:00.000Z',
  customerName: 'Ana',
  customerPhone: '+55 11 99999-0000',
  address: null,
  notes: 'Alergia a amendoim',
  allergies: null,
  kitchenNote: null,
  pickupCode: null,
  items: [anItem()],
  revisions: [],
  fees: [{ kind: 'DELIVERY', amountCents: 800 }],
  discounts: [{ source: 'COUPON', target: 'CART', amountCents: 1000, reason: 'OI10' }],
  itemsCents: 10_000,
  totalCents: 9800,
  payments: [aPayment({ changeForCents: 10_000 })],
  ...changes,
});

export const aPlace: PrintPlace = {
  business: 'Cantina',
  branch: 'Centro',
  language: 'pt-BR',
  country: 'BR',
  currency: 'BRL',
  timeZone: 'America/Sao_Paulo',
  footer: 'Obrigado!',
  trackingUrl: 'https://comanda.test/t/abc',
};
