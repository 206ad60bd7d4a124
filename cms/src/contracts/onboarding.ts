import type { ObstacleCode, OnboardingStep, StepState } from '../domain/onboarding';
import type { OrderState, OrderType } from '../domain/orders/order';

/** `GET /api/onboarding`, inside `data`: how far a business is on its way to its first real order. */
export interface OnboardingDto {
  steps: { step: OnboardingStep; state: StepState; skippable: boolean }[];
  /** The first step that is neither done nor skipped, or null. */
  next: OnboardingStep | null;
  /** The branch that is being set up: the first of the business. */
  branch: { id: string; name: string; slug: string; live: boolean; storeUrl: string } | null;
  /** What keeps it from going live, each with the step that puts it right. */
  obstacles: { code: ObstacleCode; step: OnboardingStep | null; message: string }[];
  /** The last order that was placed to try things out. */
  testOrder: TestOrderDto | null;
}

/** Answer 201 of `POST /api/branches/:id/test-order`, inside `data`; 200 when one is still under way. */
export interface TestOrderDto {
  id: string;
  number: string;
  state: OrderState;
  type: OrderType;
  /** When somebody took note of it on a board; null while it rings. */
  acknowledgedAt: string | null;
}
