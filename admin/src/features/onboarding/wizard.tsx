import type { OnboardingDto } from '@contracts/onboarding';
import type { OnboardingStep } from '@domain/onboarding';
import { useEffect, type ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import { BranchStep } from './branch/branch-step';
import { BusinessStep } from './business/business-step';
import { GoLiveStep } from './go-live/go-live-step';
import { HoursStep } from './hours/hours-step';
import { MenuStep } from './menu/menu-step';
import { onboardingApi } from './onboarding-api';
import { PaymentsStep } from './payments/payments-step';
import { Rail, StepBar } from './rail';
import type { BranchStepProps, StepProps } from './step-props';
import { currentStep, stepAfter } from './steps';
import { TeamStep } from './team/team-step';
import { TestOrderStep } from './test-order/test-order-step';
import { useOnboarding } from './use-onboarding';
import styles from './wizard.module.css';
import { ZonesStep } from './zones/zones-step';
import { loadSession } from '@entities/session/session';
import { ErrorState, Skeleton } from '@shared/ui/states';

const STEPS: Record<OnboardingStep, ComponentType<BranchStepProps>> = {
  business: BusinessStep,
  branch: BranchStep,
  hours: HoursStep,
  zones: ZonesStep,
  payments: PaymentsStep,
  menu: MenuStep,
  team: TeamStep,
  'test-order': TestOrderStep,
  'go-live': GoLiveStep,
};

/** One step at a time; the address names it, so that it can be gone back to and sent to a colleague. */
export function Wizard() {
  const { answer, error, load, retry } = useOnboarding();
  if (answer) return <Steps answer={answer} load={load} />;
  return (
    <main className={styles.main}>
      <div className={styles.column}>
        {error === null ? <Skeleton lines={6} height={16} /> : <ErrorState error={error} onRetry={retry} />}
      </div>
    </main>
  );
}

function Steps({ answer, load }: { answer: OnboardingDto; load: () => Promise<OnboardingDto> }) {
  const [params, setParams] = useSearchParams();
  const current = currentStep(params.get('step'), answer);
  const go = (step: OnboardingStep) => setParams({ step });

  useEffect(() => {
    document.getElementById('step-title')?.focus();
    window.scrollTo({ top: 0 });
  }, [current]);

  const look = async () => {
    // The dashboard has to know a branch that was made, and one that went live.
    await loadSession({ again: true }).catch(() => undefined);
    return load();
  };
  const props: StepProps = {
    answer,
    onDone: async () => go(stepAfter(current, await look())),
    onChanged: async () => void (await look()),
    onSkip: async () => {
      await onboardingApi.skip(current);
      go(stepAfter(current, await load()));
    },
    onGo: go,
  };
  const Step = STEPS[current];
  return (
    <div className={styles.page}>
      <Rail answer={answer} current={current} onGo={go} />
      <StepBar answer={answer} current={current} onGo={go} />
      <main className={styles.main}>
        <Step key={current} {...props} branchId={answer.branch?.id ?? ''} />
      </main>
    </div>
  );
}
