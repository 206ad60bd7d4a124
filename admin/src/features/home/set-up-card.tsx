import type { OnboardingDto } from '@contracts/onboarding';
import { Check, Minus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './home.module.css';
import { useLiveRefetch } from '@entities/live/use-live-reading';
import { useHasPermission } from '@entities/session/access';
import { useApi } from '@shared/api/use-api';
import { LinkButton } from '@shared/ui/button';
import { Card } from '@shared/ui/card';

/** What is still to be done before, or just after, the first order; gone once nothing is. */
export function SetUpCard() {
  const { t } = useTranslation(['home', 'onboarding']);
  const may = useHasPermission('branch.edit');
  const { data, readAgain } = useApi<OnboardingDto>('/api/onboarding', { enabled: may });
  useLiveRefetch(readAgain, {
    types: ['business.changed', 'team.changed', 'store.changed', 'menu.changed', 'order.changed'],
    everyMs: 2000,
    concerns: () => Boolean(data?.next),
  });
  if (!data?.next) return null;
  const done = data.steps.filter(({ state }) => state !== 'TODO').length;
  return (
    <Card title={t('setup.title')}>
      <div className={styles.setUp}>
        <p className="figures">{t('setup.progress', { done, count: data.steps.length })}</p>
        <ol>
          {data.steps.map(({ step, state }) => (
            <li key={step} data-state={state}>
              <span aria-hidden>
                {state === 'DONE' && <Check size={14} strokeWidth={2.25} />}
                {state === 'SKIPPED' && <Minus size={14} strokeWidth={2} />}
              </span>
              {t(`onboarding:steps.${step}`)}
              {state !== 'TODO' && <span className="visually-hidden">{t(`onboarding:states.${state}`)}</span>}
            </li>
          ))}
        </ol>
        <LinkButton to={`/onboarding?step=${data.next}`} type="primary" block>
          {t('setup.go')}
        </LinkButton>
      </div>
    </Card>
  );
}
