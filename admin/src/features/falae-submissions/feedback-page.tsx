import { addDays, businessDay } from '@domain/time';
import { WAITING_FEEDBACK } from '@domain/feedback';
import { stringifyTableParams } from '@refinedev/core';
import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { CausesCard } from './causes-card';
import { FeedbackList } from './feedback-list';
import styles from './feedback.module.css';
import { NpsCard } from './nps-card';
import { useBranch, useBranchScope } from '@entities/branch/branch';
import { concernsBranch, useLiveRefetch } from '@entities/live/use-live-reading';
import { useGrant } from '@entities/session/access';
import { useInvalidateReads } from '@shared/api/use-invalidate-reads';
import { useNow } from '@shared/state/use-now';
import { Page, PageHeader } from '@shared/ui/page';

const PERIODS = [30, 90, 365] as const;
/** Unhappy customers whom nobody has answered, as the address of the list says it. */
const WAITING = stringifyTableParams({
  sorters: [],
  filters: [
    { field: 'state', operator: 'in', value: [...WAITING_FEEDBACK] },
    { field: 'kind', operator: 'in', value: ['DETRACTOR'] },
  ],
});
const REFETCH_MS = 2000;

/** `/dashboard/falae-submissions`: what customers say, what goes with bad answers, and the work on each of them. */
export default function FeedbackPage() {
  const { t } = useTranslation(['feedback', 'navigation']);
  const branch = useBranch();
  const scope = useBranchScope();
  const [days, setDays] = useState<number>(90);
  const isWhole = useGrant('feedback.view') === 'full';
  const invalidateReads = useInvalidateReads();
  useLiveRefetch(() => invalidateReads({ resources: ['feedback'], paths: ['/api/feedback'] }), {
    types: ['feedback.changed'],
    everyMs: REFETCH_MS,
    concerns: scope ? concernsBranch(scope.id) : undefined,
  });
  const [params] = useSearchParams();
  const now = new Date(useNow());
  const to = branch ? businessDay(now, branch.timezone, branch.closeoutTime) : now.toISOString().slice(0, 10);
  const period = { from: addDays(to, 1 - days), to, branchId: scope?.id };
  // Home links to what waits by plain names.
  if (params.get('state') === 'WAITING') return <Navigate replace to={{ search: WAITING }} />;
  return (
    <Page>
      <PageHeader
        title={t('navigation:feedback')}
        subtitle={scope ? t('subtitle', { branch: scope.name }) : t('subtitleAll')}
        actions={
          isWhole && (
            <Select
              aria-label={t('period.label')}
              value={days}
              onChange={setDays}
              options={PERIODS.map((count) => ({ value: count, label: t('period.days', { count }) }))}
            />
          )
        }
      />
      <div className={styles.parts}>
        {isWhole && (
          <div className={styles.insights}>
            <NpsCard period={period} />
            <CausesCard period={period} />
          </div>
        )}
        <FeedbackList key={scope?.id ?? ''} branchId={scope?.id} />
      </div>
    </Page>
  );
}
