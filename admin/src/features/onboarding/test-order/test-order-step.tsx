import { Button } from 'antd';
import { BellRing, Check, SquareArrowOutUpRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isDelivered, isFailed, stationsOf } from './progress';
import styles from './test-order.module.css';
import { onboardingApi } from '../onboarding-api';
import { SkipButton, StepActions, StepFrame } from '../step-frame';
import type { BranchStepProps } from '../step-props';
import { ORDER_STATE_LOOKS } from '@entities/order/order-state';
import { FormProblem } from '@shared/form/form-problem';

const BOARD = '/dashboard/orders/board';

/** An order that rings on the board and is moved there; its way is seen here at the same time. */
export function TestOrderStep({ answer, branchId, onDone, onChanged, onSkip }: BranchStepProps) {
  const { t } = useTranslation(['onboarding', 'order']);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const { testOrder } = answer;
  const over = testOrder === null || isFailed(testOrder) || isDelivered(testOrder);
  const done = answer.steps.some(({ step, state }) => step === 'test-order' && state === 'DONE');

  const place = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await onboardingApi.testOrder(branchId);
      await onChanged();
    } catch (error) {
      setProblem(error);
    }
    setBusy(false);
  };

  return (
    <StepFrame step="test-order">
      {testOrder && (
        <section className={styles.order} aria-label={t('test.title', { number: testOrder.number })}>
          <h2>{t('test.title', { number: testOrder.number })}</h2>
          <ol className={styles.way}>
            {stationsOf(testOrder).map(({ station, phase }) => {
              const Icon = phase === 'past' ? Check : ORDER_STATE_LOOKS[station].icon;
              return (
                <li key={station} data-phase={phase} aria-current={phase === 'now' ? 'step' : undefined}>
                  <span className={styles.mark} aria-hidden>
                    <Icon size={16} strokeWidth={1.75} />
                  </span>
                  {t(`test.stations.${station}`)}
                </li>
              );
            })}
          </ol>
          <p role="status" className={styles.now}>
            {isFailed(testOrder) && t('test.gone', { state: t(`order:states.${testOrder.state}`) })}
            {isDelivered(testOrder) && t('test.arrived')}
            {!over && (testOrder.acknowledgedAt === null ? t('test.rings') : t('test.goOn'))}
          </p>
        </section>
      )}
      {problem !== null && <FormProblem problem={problem} onWaited={() => setProblem(null)} />}
      <StepActions>
        {over && (
          <Button
            type={done ? 'default' : 'primary'}
            loading={busy}
            icon={<BellRing size={16} strokeWidth={1.5} aria-hidden />}
            onClick={() => void place()}
          >
            {t(testOrder ? 'test.again' : 'test.send')}
          </Button>
        )}
        {testOrder && !over && (
          <a className={styles.board} href={BOARD} target="_blank" rel="noreferrer">
            <SquareArrowOutUpRight size={16} strokeWidth={1.5} aria-hidden />
            {t('test.board')}
          </a>
        )}
        {done && (
          <Button type={over ? 'primary' : 'default'} onClick={() => void onDone()}>
            {t('continue')}
          </Button>
        )}
        <SkipButton answer={answer} step="test-order" onSkip={onSkip} />
      </StepActions>
    </StepFrame>
  );
}
