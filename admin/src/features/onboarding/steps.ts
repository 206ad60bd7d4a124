import type { OnboardingDto } from '@contracts/onboarding';
import { ONBOARDING_STEPS, type OnboardingStep } from '@domain/onboarding';
import {
  BellRing,
  Building2,
  Clock,
  MapPinned,
  Rocket,
  Store,
  Users,
  UtensilsCrossed,
  WalletCards,
  type LucideIcon,
} from 'lucide-react';

export const STEP_ICONS: Record<OnboardingStep, LucideIcon> = {
  business: Building2,
  branch: Store,
  hours: Clock,
  zones: MapPinned,
  payments: WalletCards,
  menu: UtensilsCrossed,
  team: Users,
  'test-order': BellRing,
  'go-live': Rocket,
};

/** Steps about a branch, which has to be there first. */
const OF_A_BRANCH: readonly OnboardingStep[] = ['hours', 'zones', 'payments', 'menu', 'test-order'];

type Steps = Pick<OnboardingDto, 'steps' | 'next' | 'branch'>;

export const isOpen = (step: OnboardingStep, { branch }: Pick<Steps, 'branch'>): boolean =>
  branch !== null || !OF_A_BRANCH.includes(step);

/** The step an address asks for, where it is open; else the next one to do, or where all is done, going live. */
export function currentStep(asked: string | null, answer: Steps): OnboardingStep {
  const step = ONBOARDING_STEPS.find((known) => known === asked);
  if (step && isOpen(step, answer)) return step;
  return answer.next ?? 'go-live';
}

/** Where one goes on after a step: to the next one to do behind it, else to the first one before it, else live. */
export function stepAfter(step: OnboardingStep, { steps, next }: Steps): OnboardingStep {
  const at = ONBOARDING_STEPS.indexOf(step);
  const ahead = steps.find(
    ({ step: candidate, state }) => state === 'TODO' && ONBOARDING_STEPS.indexOf(candidate) > at,
  );
  return ahead?.step ?? next ?? 'go-live';
}

/** How many steps are behind: done or put off. */
export const countFinished = ({ steps }: Pick<Steps, 'steps'>): number =>
  steps.filter(({ state }) => state !== 'TODO').length;
