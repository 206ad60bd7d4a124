import { useNotification } from '@refinedev/core';
import { Button } from 'antd';
import type { OnboardingDto } from '@contracts/onboarding';
import type { OnboardingStep } from '@domain/onboarding';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { STEP_ICONS } from './steps';
import styles from './wizard.module.css';

interface StepFrameProps {
  step: OnboardingStep;
  /** Where the step says something else than it usually does. */
  title?: string;
  text?: ReactNode;
  children?: ReactNode;
}

/** What every step looks like: what it is about, why, and what there is to do. */
export function StepFrame({ step, title, text, children }: StepFrameProps) {
  const { t } = useTranslation('onboarding');
  const Icon = STEP_ICONS[step];
  return (
    <div className={styles.column} data-step={step}>
      <header className={styles.head}>
        <Icon size={24} strokeWidth={1.5} className={styles.icon} aria-hidden />
        <h1 id="step-title" tabIndex={-1}>
          {title ?? t(`heads.${step}.title`)}
        </h1>
        <p className={styles.lead}>{text ?? t(`heads.${step}.text`)}</p>
      </header>
      {children}
    </div>
  );
}

/** Puts the step off; it stays on the list. Where it is done already, there is nothing to put off. */
export function SkipButton({
  answer,
  step,
  onSkip,
}: {
  answer: OnboardingDto;
  step: OnboardingStep;
  onSkip: () => Promise<void>;
}) {
  const { t } = useTranslation('onboarding');
  const { open: notify } = useNotification();
  const [busy, setBusy] = useState(false);
  const found = answer.steps.find((candidate) => candidate.step === step);
  if (!found?.skippable || found.state === 'DONE') return null;
  const skip = async () => {
    setBusy(true);
    try {
      await onSkip();
    } catch (error) {
      setBusy(false);
      notify?.({
        type: 'error',
        message: error instanceof Error && error.message ? error.message : t('failed'),
      });
    }
  };
  return (
    <Button type="text" loading={busy} onClick={() => void skip()}>
      {t('skip')}
    </Button>
  );
}

/** Buttons at the end of a step that is no form. */
export function StepActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
