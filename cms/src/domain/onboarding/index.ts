export { goLiveBlockers, type ObstacleCode } from './go-live';
export {
  isSkippable,
  ONBOARDING_STEPS,
  onboardingSteps,
  type OnboardingFacts,
  type OnboardingStep,
  type StepState,
} from './steps';
export { openForTests, testOrderRequest } from './test-order';
