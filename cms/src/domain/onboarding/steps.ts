import type { StoreContext } from '../orders/store';

/** In the order in which they are gone through. */
export const ONBOARDING_STEPS = [
  'business',
  'branch',
  'hours',
  'zones',
  'payments',
  'menu',
  'team',
  'test-order',
  'go-live',
] as const;
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

/** SKIPPED is said by a person; whether a step is DONE is read from what the business really has. */
export type StepState = 'TODO' | 'DONE' | 'SKIPPED';

/** Nothing can be set up without a branch, and going live is what it is all for. */
const NEVER_SKIPPED: readonly OnboardingStep[] = ['branch', 'go-live'];

export const isSkippable = (step: OnboardingStep): boolean => !NEVER_SKIPPED.includes(step);

export interface OnboardingFacts {
  business: { legalName: string | null; phone: string | null };
  /** The branch that is being set up, or null while there is none. */
  store: Pick<StoreContext, 'branch' | 'hours' | 'zones' | 'menu'> | null;
  /** People of the business, those who are only invited included. */
  people: number;
  /** Whether somebody has ever accepted an order of that branch, a test or a real one. */
  acceptedAnOrder: boolean;
  /** Steps that were put off. */
  skipped: readonly string[];
}

/** How far a business has come, step by step. What is done is done, even if it was put off before. */
export function onboardingSteps(facts: OnboardingFacts): { step: OnboardingStep; state: StepState }[] {
  return ONBOARDING_STEPS.map((step) => {
    if (isDone(step, facts)) return { step, state: 'DONE' };
    return { step, state: isSkippable(step) && facts.skipped.includes(step) ? 'SKIPPED' : 'TODO' };
  });
}

function isDone(step: OnboardingStep, facts: OnboardingFacts): boolean {
  const { business, store } = facts;
  switch (step) {
    case 'business':
      return business.legalName !== null && business.phone !== null;
    case 'branch':
      return store !== null;
    case 'hours':
      return store !== null && store.hours.length > 0;
    case 'zones':
      return store !== null && !lacksZones(store);
    case 'payments':
      return store !== null && store.branch.paymentMethods.length > 0;
    case 'menu':
      return store !== null && store.menu.products.size > 0;
    case 'team':
      return facts.people > 1;
    case 'test-order':
      return facts.acceptedAnOrder;
    case 'go-live':
      return store !== null && store.branch.state !== 'DRAFT';
  }
}

/** Whether a branch delivers, but to nowhere. */
export function lacksZones({ branch, zones }: Pick<StoreContext, 'branch' | 'zones'>): boolean {
  return branch.services.includes('DELIVERY') && !zones.some(({ active, exclusion }) => active && !exclusion);
}
