import type { OnboardingDto } from '@contracts/onboarding';
import { ONBOARDING_STEPS, type OnboardingStep, type StepState } from '@domain/onboarding';
import { describe, expect, it } from 'vitest';
import { countFinished, isOpen, currentStep, stepAfter } from '../../src/features/onboarding/steps';
import { isDelivered, isFailed, stationsOf } from '../../src/features/onboarding/test-order/progress';

const BRANCH = { id: 'b', name: 'Centro', slug: 'centro', live: false, storeUrl: 'https://x.test/m/centro' };

function answer(
  states: Partial<Record<OnboardingStep, StepState>> = {},
  branch: OnboardingDto['branch'] = BRANCH,
) {
  const steps = ONBOARDING_STEPS.map((step) => ({ step, state: states[step] ?? 'TODO', skippable: true }));
  return { steps, next: steps.find(({ state }) => state === 'TODO')?.step ?? null, branch };
}
const ALL_DONE = Object.fromEntries(ONBOARDING_STEPS.map((step) => [step, 'DONE' as const]));

describe('the step that is shown', () => {
  it('is the one the address asks for, else the next to do, else going live', () => {
    expect(currentStep('menu', answer())).toBe('menu');
    expect(currentStep(null, answer({ business: 'DONE', branch: 'DONE' }))).toBe('hours');
    expect(currentStep('dessert', answer({ business: 'SKIPPED' }))).toBe('branch');
    expect(currentStep(null, answer(ALL_DONE))).toBe('go-live');
  });

  it('is none about a branch while there is none', () => {
    expect(currentStep('menu', answer({ business: 'DONE' }, null))).toBe('branch');
    const open = ONBOARDING_STEPS.filter((step) => isOpen(step, { branch: null }));
    expect(open).toEqual(['business', 'branch', 'team', 'go-live']);
  });
});

describe('the step after one', () => {
  it('is the next to do behind it, past what is done or put off', () => {
    const some = answer({ business: 'DONE', branch: 'DONE', hours: 'DONE', zones: 'SKIPPED' });
    expect(stepAfter('branch', some)).toBe('payments');
    expect(stepAfter('menu', some)).toBe('team');
  });

  it('is the first that was left out before it, once nothing is behind it', () => {
    const left = answer({ ...ALL_DONE, hours: 'TODO' });
    expect(stepAfter('test-order', left)).toBe('hours');
    expect(stepAfter('go-live', answer(ALL_DONE))).toBe('go-live');
  });
});

it('counts what is done and what is put off as behind', () => {
  expect(countFinished(answer({ business: 'DONE', team: 'SKIPPED' }))).toBe(2);
});

describe('the way of a test order', () => {
  const phases = (
    state: Parameters<typeof stationsOf>[0]['state'],
    type: 'TAKEOUT' | 'DELIVERY' = 'TAKEOUT',
  ) => stationsOf({ type, state }).map(({ station, phase }) => `${station} ${phase}`);

  it('is shown as far as it has gone', () => {
    expect(phases('ACCEPTED')).toEqual([
      'PENDING past',
      'ACCEPTED now',
      'PREPARING ahead',
      'READY ahead',
      'DELIVERED ahead',
    ]);
    expect(phases('DELIVERED').every((station) => station.endsWith('past'))).toBe(true);
    expect(phases('CONCLUDED')).toEqual(phases('DELIVERED'));
  });

  it('has the road in it only for a delivery', () => {
    expect(phases('DISPATCHED', 'DELIVERY')).toContain('DISPATCHED now');
    expect(phases('RETURNING', 'DELIVERY')).toEqual(phases('DISPATCHED', 'DELIVERY'));
    expect(phases('READY').join()).not.toContain('DISPATCHED');
  });

  it('knows an order that came to nothing from one that arrived', () => {
    for (const state of ['REJECTED', 'EXPIRED', 'CANCELLED'] as const) {
      expect([isFailed({ state }), isDelivered({ state })]).toEqual([true, false]);
      expect(phases(state).every((station) => station.endsWith('ahead'))).toBe(true);
    }
    for (const state of ['DELIVERED', 'CONCLUDED'] as const)
      expect([isFailed({ state }), isDelivered({ state })]).toEqual([false, true]);
    expect([isFailed({ state: 'PENDING' }), isDelivered({ state: 'PENDING' })]).toEqual([false, false]);
  });
});
