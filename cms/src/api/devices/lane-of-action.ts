import type { BlackBoxLane } from '../../contracts/black-box';
import type { OrderTimelineEntry } from '../../contracts/order-timeline';

const LANES: Readonly<Record<string, BlackBoxLane['kind']>> = {
  start: 'KITCHEN',
  ready: 'KITCHEN',
  'station-start': 'KITCHEN',
  'station-unstart': 'KITCHEN',
  'station-ready': 'KITCHEN',
  'station-recall': 'KITCHEN',
  'acknowledge-change': 'KITCHEN',
  'acknowledge-cancellation': 'KITCHEN',
  dispatch: 'COURIER',
  deliver: 'COURIER',
  return: 'COURIER',
  'confirm-payment': 'PAYMENT',
  'receive-payment': 'PAYMENT',
  'note-checkout': 'PAYMENT',
  'note-unmatched': 'PAYMENT',
  'resolve-unmatched': 'PAYMENT',
  'note-dispute': 'PAYMENT',
  refund: 'PAYMENT',
  'ask-refund': 'PAYMENT',
  'give-back': 'PAYMENT',
  'note-refund': 'PAYMENT',
  'settle-refund': 'PAYMENT',
  'fail-refund': 'PAYMENT',
};

/** In whose lane a step of an order stands: where it belongs, else with who took it. */
export function laneOfAction(
  action: string,
  actor: OrderTimelineEntry['actor']['kind'],
): BlackBoxLane['kind'] {
  const byActor = { USER: 'STORE', CUSTOMER: 'CUSTOMER', COURIER: 'COURIER', SYSTEM: 'SERVER' } as const;
  return LANES[action] ?? byActor[actor];
}
