import { sameValue } from '@domain/equality';
import { Button, Flex, Progress, Segmented, Select } from 'antd';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SimulationResults } from './simulation-results';
import styles from './simulator.module.css';
import { useSimulation, type SimulationBody } from './use-simulation';
import { completeCoupon, type CouponForm } from '../coupon-values';
import { useBranches } from '@entities/branch/branch';
import { Card } from '@shared/ui/card';
import { Field } from '@shared/ui/field';
import { ErrorState } from '@shared/ui/states';

type Days = SimulationBody['days'];

const PERIODS: readonly Days[] = [30, 60, 90];
const EVERY_BRANCH = '';

/** Runs the coupon as it stands in the form over past orders: how many would have used it, and at what cost. */
export function SimulatorCard({ values }: { values: CouponForm }) {
  const { t } = useTranslation(['coupons', 'branch']);
  const branches = useBranches();
  const [days, setDays] = useState<Days>(30);
  const [branchId, setBranchId] = useState(EVERY_BRANCH);
  const { simulation, run, cancel } = useSimulation();
  const coupon = completeCoupon(values);
  const body: SimulationBody | null = coupon && {
    coupon,
    days,
    ...(branchId !== EVERY_BRANCH && { branchId }),
  };
  const isRunning = simulation.state === 'RUNNING';
  return (
    <Card title={t('simulator.title')}>
      <div className={styles.stack}>
        <p className={styles.faint}>{t('simulator.text')}</p>
        <Segmented<Days>
          block
          aria-label={t('simulator.period')}
          value={days}
          onChange={setDays}
          options={PERIODS.map((value) => ({ value, label: t('simulator.days', { count: value }) }))}
        />
        {branches.length > 1 && (
          <Field label={t('simulator.branch')}>
            {(control) => (
              <Select
                {...control}
                value={branchId}
                onChange={setBranchId}
                options={[
                  { value: EVERY_BRANCH, label: t('branch:everyBranch') },
                  ...branches.map(({ id, name }) => ({ value: id, label: name })),
                ]}
              />
            )}
          </Field>
        )}
        {isRunning ? (
          <Flex gap={12} align="center">
            <Progress
              aria-label={t('simulator.progress')}
              percent={Math.round(simulation.progress * 100)}
              status="active"
              style={{ flex: 1 }}
            />
            <Button onClick={cancel}>{t('simulator.cancel')}</Button>
          </Flex>
        ) : (
          <div>
            <Button
              icon={<Play size={16} strokeWidth={1.5} aria-hidden />}
              disabled={!body}
              onClick={() => body && void run(body)}
            >
              {t('simulator.run')}
            </Button>
          </div>
        )}
        {!body && <p className={styles.faint}>{t('simulator.incomplete')}</p>}
        {simulation.state === 'FAILED' && (
          <ErrorState
            compact
            error={simulation.error}
            title={t('simulator.failed')}
            onRetry={() => body && void run(body)}
          />
        )}
        {simulation.state === 'DONE' && (
          <SimulationResults result={simulation.result} isOutdated={!sameValue(simulation.body, body)} />
        )}
      </div>
    </Card>
  );
}
