import { Button, Drawer } from 'antd';
import type { OnboardingDto } from '@contracts/onboarding';
import { ONBOARDING_STEPS, type OnboardingStep } from '@domain/onboarding';
import { Check, ListChecks, Minus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countFinished, isOpen } from './steps';
import styles from './wizard.module.css';
import { LanguageMenu } from '@entities/language/language-menu';
import { useSession } from '@entities/session/session';
import { LinkButton } from '@shared/ui/button';
import { drawerWidth } from '@shared/tokens/tokens';

interface RailProps {
  answer: OnboardingDto;
  current: OnboardingStep;
  onGo: (step: OnboardingStep) => void;
}

/** Every step with how it stands, beside the one that is worked on. */
export function Rail(props: RailProps) {
  const { business } = useSession();
  const { t } = useTranslation('onboarding');
  return (
    <aside className={styles.rail} aria-label={t('title')}>
      <p className={styles.brand}>
        <img src="/favicon.svg" alt="" width={24} height={24} />
        <span className={styles.business}>{business.tradeName}</span>
      </p>
      <Progress answer={props.answer} />
      <Steps {...props} />
      <div className={styles.leave}>
        <LinkButton to="/dashboard/home" type="text" size="small">
          {t('leave')}
        </LinkButton>
        <LanguageMenu />
      </div>
    </aside>
  );
}

/** The same where there is no room for a column: how far one is, the steps behind a button. */
export function StepBar(props: RailProps) {
  const { t } = useTranslation('onboarding');
  const [open, setOpen] = useState(false);
  const place = ONBOARDING_STEPS.indexOf(props.current) + 1;
  return (
    <header className={styles.bar}>
      <div className={styles.barRow}>
        <Button
          size="small"
          type="text"
          icon={<ListChecks size={18} strokeWidth={1.5} aria-hidden />}
          onClick={() => setOpen(true)}
        >
          {t('steps.all')}
        </Button>
        <span className={styles.where}>{t('place', { place, count: ONBOARDING_STEPS.length })}</span>
        <span>
          <LinkButton to="/dashboard/home" type="text" size="small">
            {t('leave')}
          </LinkButton>
        </span>
      </div>
      <Track answer={props.answer} />
      {open && (
        <Drawer
          placement="left"
          open
          onClose={() => setOpen(false)}
          title={t('title')}
          width={drawerWidth.navigation}
        >
          <div className={styles.drawer}>
            <Steps
              {...props}
              onGo={(step) => {
                setOpen(false);
                props.onGo(step);
              }}
            />
            <LanguageMenu />
          </div>
        </Drawer>
      )}
    </header>
  );
}

function Progress({ answer }: { answer: OnboardingDto }) {
  const { t } = useTranslation('onboarding');
  return (
    <div className={styles.progress}>
      <span className="figures">
        {t('progress', { done: countFinished(answer), count: answer.steps.length })}
      </span>
      <Track answer={answer} />
    </div>
  );
}

function Track({ answer }: { answer: OnboardingDto }) {
  const share = (countFinished(answer) / answer.steps.length) * 100;
  return (
    <div className={styles.track} aria-hidden>
      <span style={{ width: `${share}%` }} />
    </div>
  );
}

function Steps({ answer, current, onGo }: RailProps) {
  const { t } = useTranslation('onboarding');
  return (
    <nav aria-label={t('steps.label')}>
      <ol className={styles.steps}>
        {answer.steps.map(({ step, state }, index) => (
          <li key={step}>
            <Button
              block
              type="text"
              className={styles.step}
              data-state={state}
              aria-current={step === current ? 'step' : undefined}
              disabled={!isOpen(step, answer)}
              onClick={() => onGo(step)}
            >
              <span className={styles.mark} aria-hidden>
                {state === 'DONE' && <Check size={14} strokeWidth={2.25} />}
                {state === 'SKIPPED' && <Minus size={14} strokeWidth={2} />}
                {state === 'TODO' && index + 1}
              </span>
              {t(`steps.${step}`)}
              <span className={state === 'SKIPPED' ? styles.later : 'visually-hidden'}>
                {state !== 'TODO' && t(`states.${state}`)}
              </span>
            </Button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
