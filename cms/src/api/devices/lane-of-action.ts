import type { BlackBoxLane } from '../../contracts/black-box';
import type { OrderTimelineEntry } from '../../contracts/order-timeline';
import type { OrderMove } from '../../domain/orders/life-cycle';
import type { OrderState } from '../../domain/orders/order';

/** What stands in the timeline beside the moves of an order and belongs somewhere; the rest is with who did it. */
type Noted = 'ask-refund' | 'ask-part-refund' | 'acknowledge-cancellation';

/** Where each move of an order belongs; null: with who took it. */
const LANES: Readonly<Record<string, BlackBoxLane['kind'] | null>> = {
  acknowledge: null,
  'acknowledge-missed': null,
  accept: null,
  reject: null,
  cancel: null,
  restore: null,
  edit: null,
  'edit-reopen': null,
  'edit-complete': null,
  'offer-substitute': null,
  'withdraw-substitute': null,
  discount: null,
  expire: null,
  release: null,
  'auto-accept': null,
  conclude: null,
  'customer-cancel': null,
  'step-back': null,
  start: 'KITCHEN',
  ready: 'KITCHEN',
  hold: 'KITCHEN',
  fire: 'KITCHEN',
  'station-start': 'KITCHEN',
  'station-unstart': 'KITCHEN',
  'station-ready': 'KITCHEN',
  'station-recall': 'KITCHEN',
  'acknowledge-change': 'KITCHEN',
  'acknowledge-cancellation': 'KITCHEN',
  dispatch: 'COURIER',
  deliver: 'COURIER',
  return: 'COURIER',
  'open-checkout': 'PAYMENT',
  'claim-payment': 'PAYMENT',
  'confirm-payment': 'PAYMENT',
  'take-payment': 'PAYMENT',
  'receive-payment': 'PAYMENT',
  'note-checkout': 'PAYMENT',
  'note-unmatched': 'PAYMENT',
  'resolve-unmatched': 'PAYMENT',
  'note-dispute': 'PAYMENT',
  refund: 'PAYMENT',
  'ask-refund': 'PAYMENT',
  'ask-part-refund': 'PAYMENT',
  'give-back': 'PAYMENT',
  'note-refund': 'PAYMENT',
  'settle-refund': 'PAYMENT',
  'fail-refund': 'PAYMENT',
} satisfies Record<OrderMove | Noted, BlackBoxLane['kind'] | null>;

/** States of an order that is in the kitchen: one step back from there is a recall. */
const IN_KITCHEN: readonly unknown[] = ['PREPARING', 'READY'] satisfies OrderState[];

/** In whose lane a step of an order stands: where it belongs, else with who took it. */
export function laneOfAction({ action, actor, from }: OrderTimelineEntry): BlackBoxLane['kind'] {
  const byActor = { USER: 'STORE', CUSTOMER: 'CUSTOMER', COURIER: 'COURIER', SYSTEM: 'SERVER' } as const;
  if (action === 'step-back' && IN_KITCHEN.includes(from)) return 'KITCHEN';
  return LANES[action] ?? byActor[actor.kind];
}
