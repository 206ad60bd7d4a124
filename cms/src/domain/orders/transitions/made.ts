import type { OrderTransition } from '../actions';

/** From the kitchen to the door, and back from there. */
export const WORK_TRANSITIONS: readonly OrderTransition[] = [
  { action: 'start', from: ['ACCEPTED'], to: 'PREPARING', permission: 'order.prepare', reason: 'none' },
  {
    action: 'ready',
    from: ['ACCEPTED', 'PREPARING'],
    to: 'READY',
    permission: 'order.prepare',
    reason: 'none',
  },

  // The first station that begins has the order made; the last one that takes its start back steps the order back.
  {
    action: 'station-start',
    from: ['ACCEPTED'],
    to: 'PREPARING',
    permission: 'order.prepare',
    reason: 'none',
  },
  {
    action: 'station-start',
    from: ['PREPARING'],
    to: null,
    permission: 'order.prepare',
    reason: 'none',
  },
  {
    action: 'station-unstart',
    from: ['PREPARING'],
    to: null,
    permission: 'order.prepare',
    reason: 'text',
  },
  {
    action: 'station-ready',
    from: ['ACCEPTED'],
    to: 'PREPARING',
    permission: 'order.prepare',
    reason: 'none',
  },
  {
    action: 'station-ready',
    from: ['PREPARING'],
    to: null,
    permission: 'order.prepare',
    reason: 'none',
  },
  {
    action: 'station-recall',
    from: ['PREPARING'],
    to: null,
    permission: 'order.prepare',
    reason: 'text',
  },

  {
    action: 'dispatch',
    from: ['READY'],
    to: 'DISPATCHED',
    permission: 'order.dispatch',
    types: ['DELIVERY'],
    reason: 'none',
    whileAsked: false,
  },
  {
    action: 'deliver',
    from: ['READY'],
    to: 'DELIVERED',
    permission: 'order.deliver',
    types: ['TAKEOUT', 'DINE_IN'],
    reason: 'none',
    whileAsked: false,
  },
  {
    action: 'deliver',
    from: ['DISPATCHED'],
    to: 'DELIVERED',
    permission: 'order.deliver',
    types: ['DELIVERY'],
    reason: 'none',
  },
  {
    action: 'return',
    from: ['DISPATCHED'],
    to: 'RETURNING',
    permission: 'order.deliver',
    types: ['DELIVERY'],
    reason: 'text',
  },
  {
    action: 'dispatch',
    from: ['RETURNING'],
    to: 'DISPATCHED',
    permission: 'order.dispatch',
    types: ['DELIVERY'],
    reason: 'none',
  },
  { action: 'conclude', from: ['DELIVERED'], to: 'CONCLUDED', permission: 'system', reason: 'none' },
];
