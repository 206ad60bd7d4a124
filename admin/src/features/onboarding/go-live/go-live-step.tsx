import { Button } from 'antd';
import { CircleAlert, Rocket } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './go-live.module.css';
import { Live } from './live';
import { onboardingApi } from '../onboarding-api';
import { StepActions, StepFrame } from '../step-frame';
import type { StepProps } from '../step-props';
import { FormProblem } from '@shared/form/form-problem';

/** The last step: what is still missing, each with the way there; then the door is opened. */
export function GoLiveStep({ answer, onChanged, onGo }: StepProps) {
  const { t } = useTranslation('onboarding');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const { branch, obstacles, steps } = answer;
  const putOff = steps.filter(({ step, state }) => state !== 'DONE' && step !== 'go-live');

  if (branch?.live) {
    return (
      <StepFrame step="go-live" title={t('live.title', { name: branch.name })} text={t('live.text')}>
        <Live branch={branch} putOff={putOff.map(({ step }) => step)} onGo={onGo} />
      </StepFrame>
    );
  }
  const open = async () => {
    if (!branch) return;
    setBusy(true);
    setProblem(null);
    try {
      await onboardingApi.goLive(branch.id);
    } catch (error) {
      setProblem(error);
    }
    // Refused or not: how far the business is has to be looked at again.
    await onChanged().catch(setProblem);
    setBusy(false);
  };

  return (
    <StepFrame step="go-live" text={obstacles.length > 0 ? t('goLive.missing') : undefined}>
      {obstacles.length > 0 ? (
        <ul className={styles.obstacles}>
          {obstacles.map(({ code, step, message }) => (
            <li key={code}>
              <CircleAlert size={18} strokeWidth={1.75} aria-hidden />
              <span>{message}</span>
              {step && (
                <Button size="small" onClick={() => onGo(step)}>
                  {t(`steps.${step}`)}
                </Button>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.ready}>
          {t('goLive.ready', { url: branch?.storeUrl.replace(/^https?:\/\//, '') })}
        </p>
      )}
      {problem !== null && <FormProblem problem={problem} onWaited={() => setProblem(null)} />}
      <StepActions>
        <Button
          type="primary"
          size="large"
          loading={busy}
          disabled={obstacles.length > 0}
          icon={<Rocket size={18} strokeWidth={1.5} aria-hidden />}
          onClick={() => void open()}
        >
          {t('goLive.open')}
        </Button>
      </StepActions>
    </StepFrame>
  );
}
