import type { OrderTimelineEntry } from '@contracts/order-timeline';
import type { OrderCourier, RefusedStep } from '@domain/couriers';
import { paymentOnDelivery } from '@domain/orders/open-payments';
import { expect, it } from 'vitest';
import { minute } from './order-fixture';
import { openRefusals } from '../../src/features/orders/details/open-refusals';

const entry = (action: string, refused?: RefusedStep): OrderTimelineEntry => ({
  ...{ at: minute(1), action, from: null, to: null, device: null, reason: null },
  actor: { kind: 'COURIER', name: 'Bia' },
  ...(refused && { refused }),
});
const refused: RefusedStep = {
  ...{ step: 'deliver', code: 'DELIVERY_MOVED', state: 'READY', pressedAt: minute(0) },
  collected: [{ method: 'CASH', amountCents: 2500 }],
};
const told = [{ refused, courier: 'Bia' }];

const courier: OrderCourier = { deliveryId: 'd', id: 'b', name: 'Bia', trip: 'ACCEPTED' };
const before = [entry('dispatch'), entry('refuse-step', refused)];
const handedOver = [...before, entry('deliver')];
/** The order once it was handed over for so much in cash. */
const paid = (amountCents: number) => ({
  courier,
  deliveredAt: minute(2),
  payments: [
    { ...paymentOnDelivery('CASH', amountCents), state: 'CONFIRMED' as const, confirmedAt: minute(2) },
    { ...paymentOnDelivery('PIX', 1000), state: 'CONFIRMED' as const, confirmedAt: minute(1) },
  ],
});

it('tells what was refused until the order is handed over for that money, and what was refused after that', () => {
  const open = { courier, deliveredAt: null, payments: [paymentOnDelivery('CASH', 2500)] };
  expect(openRefusals({ ...open, timeline: before })).toEqual(told);
  expect(openRefusals({ ...paid(2500), timeline: handedOver })).toEqual([]);
  const again = [entry('deliver'), entry('refuse-step', refused)];
  expect(openRefusals({ ...paid(2500), timeline: again })).toEqual(told);
  expect(openRefusals({ ...open, timeline: [...handedOver, entry('step-back')] })).toEqual(told);
});

it('tells it on where the order was handed over for other money, to who sees any', () => {
  expect(openRefusals({ ...paid(1500), timeline: handedOver })).toEqual(told);
  expect(openRefusals({ ...paid(1500), payments: null, timeline: handedOver })).toEqual([]);
});

it('tells it on where another courier handed the order over: that is other money', () => {
  const another = { ...courier, id: 'r', name: 'Rui' };
  expect(openRefusals({ ...paid(2500), courier: another, timeline: handedOver })).toEqual(told);
});
