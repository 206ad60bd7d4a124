import type { OrderTimelineEntry } from '@contracts/order-timeline';
import type { RefusedStep } from '@domain/couriers';
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

it('tells what was refused until the order is handed over, and what was refused after that', () => {
  const before = [entry('dispatch'), entry('refuse-step', refused)];
  expect(openRefusals(before)).toEqual(told);
  expect(openRefusals([...before, entry('dispatch'), entry('deliver')])).toEqual([]);
  expect(openRefusals([...before, entry('deliver'), entry('refuse-step', refused)])).toEqual(told);
});
