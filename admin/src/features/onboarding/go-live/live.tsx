import { Button } from 'antd';
import type { OnboardingDto } from '@contracts/onboarding';
import type { OnboardingStep } from '@domain/onboarding';
import { Check, Copy, SquareArrowOutUpRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './go-live.module.css';
import { StepActions } from '../step-frame';
import { LinkButton } from '@shared/ui/button';
import { QrCode } from '@shared/ui/qr-code';

interface LiveProps {
  branch: NonNullable<OnboardingDto['branch']>;
  /** Steps that are still to be done, for later. */
  putOff: OnboardingStep[];
  onGo: (step: OnboardingStep) => void;
}

/** The store is open: its address, to be sent and printed. */
export function Live({ branch, putOff, onGo }: LiveProps) {
  const { t } = useTranslation('onboarding');
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(branch.storeUrl).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <>
      <section className={styles.store} aria-label={t('live.link')}>
        <div className={styles.code}>
          <QrCode text={branch.storeUrl} label={t('live.qr', { name: branch.name })} />
        </div>
        <div className={styles.address}>
          <h2>{t('live.link')}</h2>
          <p className={styles.url}>{branch.storeUrl}</p>
          <div className={styles.actions}>
            <Button
              icon={
                copied ? (
                  <Check size={16} strokeWidth={1.5} aria-hidden />
                ) : (
                  <Copy size={16} strokeWidth={1.5} aria-hidden />
                )
              }
              onClick={() => void copy()}
            >
              {t(copied ? 'live.copied' : 'live.copy')}
            </Button>
            <a className={styles.look} href={branch.storeUrl} target="_blank" rel="noreferrer">
              <SquareArrowOutUpRight size={16} strokeWidth={1.5} aria-hidden />
              {t('live.look')}
            </a>
          </div>
          <p className={styles.hint}>{t('live.qrHint')}</p>
        </div>
      </section>
      {putOff.length > 0 && (
        <section className={styles.later}>
          <h2>{t('live.later')}</h2>
          <div className={styles.actions}>
            {putOff.map((step) => (
              <Button key={step} size="small" onClick={() => onGo(step)}>
                {t(`steps.${step}`)}
              </Button>
            ))}
          </div>
        </section>
      )}
      <StepActions>
        <LinkButton to="/dashboard/orders/board" type="primary">
          {t('live.board')}
        </LinkButton>
        <LinkButton to="/dashboard/home">{t('live.home')}</LinkButton>
      </StepActions>
    </>
  );
}
