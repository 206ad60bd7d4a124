import type { ReleaseState } from './release';

export const RELEASE_ACTIONS = [
  'stage',
  'rename',
  'schedule',
  'collect',
  'publish',
  'publish-due',
  'fail',
  'roll-back',
  'discard',
] as const;
export type ReleaseAction = (typeof RELEASE_ACTIONS)[number];

interface ReleaseTransition {
  action: ReleaseAction;
  from: readonly ReleaseState[];
  /** Null: the release stays in the state it is in. */
  to: ReleaseState | null;
  by: 'person' | 'clock';
}

/**
 * The life cycle of a menu release: every way from a state to another, one row an action. What is scheduled takes no
 * more changes until it is collecting again, so that what goes live is what was looked at.
 */
export const RELEASE_TRANSITIONS: readonly ReleaseTransition[] = [
  { action: 'stage', from: ['COLLECTING'], to: null, by: 'person' },
  { action: 'rename', from: ['COLLECTING', 'SCHEDULED', 'FAILED'], to: null, by: 'person' },
  { action: 'schedule', from: ['COLLECTING'], to: 'SCHEDULED', by: 'person' },
  { action: 'collect', from: ['SCHEDULED', 'FAILED'], to: 'COLLECTING', by: 'person' },
  { action: 'publish', from: ['COLLECTING', 'SCHEDULED'], to: 'PUBLISHED', by: 'person' },
  { action: 'publish-due', from: ['SCHEDULED'], to: 'PUBLISHED', by: 'clock' },
  { action: 'fail', from: ['SCHEDULED'], to: 'FAILED', by: 'clock' },
  { action: 'roll-back', from: ['PUBLISHED'], to: 'ROLLED_BACK', by: 'person' },
  { action: 'discard', from: ['COLLECTING', 'SCHEDULED', 'FAILED'], to: 'DISCARDED', by: 'person' },
];

/**
 * The state a release is in after an action.
 *
 * @returns null where the action cannot be done in that state
 */
export function stateAfter(state: ReleaseState, action: ReleaseAction): ReleaseState | null {
  const way = RELEASE_TRANSITIONS.find((one) => one.action === action && one.from.includes(state));
  return way ? (way.to ?? state) : null;
}
