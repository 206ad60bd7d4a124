import { transitionChecker } from '../moves';

export const BUSINESS_STATES = ['TRIAL', 'ACTIVE', 'PAST_DUE', 'SUSPENDED', 'CANCELLED'] as const;
export type BusinessState = (typeof BUSINESS_STATES)[number];

/** The states in which nothing of a business is open, neither its stores nor its dashboard. */
const STOPPED = ['SUSPENDED', 'CANCELLED'] as const;
export type StoppedState = (typeof STOPPED)[number];

/** As what a business in a state was stopped; null while it is not. */
export const stoppedState = (state: BusinessState): StoppedState | null =>
  STOPPED.find((stopped) => stopped === state) ?? null;

/** What Comanda's own people do with a business as a whole. */
export const BUSINESS_MOVES = ['suspend', 'cancel', 'reinstate', 'mark-past-due', 'activate'] as const;
export type BusinessMove = (typeof BUSINESS_MOVES)[number];

const MOVES: Readonly<Record<BusinessMove, { from: readonly BusinessState[] }>> = {
  suspend: { from: ['TRIAL', 'ACTIVE', 'PAST_DUE'] },
  cancel: { from: ['TRIAL', 'ACTIVE', 'PAST_DUE', 'SUSPENDED'] },
  reinstate: { from: ['SUSPENDED', 'CANCELLED'] },
  'mark-past-due': { from: ['TRIAL', 'ACTIVE'] },
  activate: { from: ['TRIAL', 'PAST_DUE'] },
};

/** The length of a reason in characters. */
export const MOVE_REASON = { min: 3, max: 300 } as const;

/** Whether a business in a state can be moved so. */
export const canMove = transitionChecker(MOVES);

/** Whether a move ends the sessions of everybody in the business. */
export const endsSessions = (move: BusinessMove): boolean => move === 'suspend' || move === 'cancel';

/**
 * The state after a move. Who is reinstated goes back to what their subscription says: a trial that still runs, a
 * payment that is late, or else ACTIVE.
 */
export function stateAfter(move: BusinessMove, subscription: { state: string } | null): BusinessState {
  switch (move) {
    case 'suspend':
      return 'SUSPENDED';
    case 'cancel':
      return 'CANCELLED';
    case 'mark-past-due':
      return 'PAST_DUE';
    case 'activate':
      return 'ACTIVE';
    case 'reinstate':
      if (subscription?.state === 'TRIALING') return 'TRIAL';
      return subscription?.state === 'PAST_DUE' ? 'PAST_DUE' : 'ACTIVE';
  }
}
