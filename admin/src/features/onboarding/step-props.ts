import type { OnboardingDto } from '@contracts/onboarding';
import type { OnboardingStep } from '@domain/onboarding';

/** What every step is given by the wizard around it. */
export interface StepProps {
  answer: OnboardingDto;
  /** After something was saved: looks again how far the business is, and goes on. */
  onDone: () => Promise<void>;
  /** After something was saved that does not end the step. */
  onChanged: () => Promise<void>;
  onSkip: () => Promise<void>;
  onGo: (step: OnboardingStep) => void;
}

/** A step about the branch, which is there. */
export interface BranchStepProps extends StepProps {
  branchId: string;
}
