import { useInvalidate } from '@refinedev/core';
import type { CartFiguresDto } from '@contracts/carts';
import type { BranchSummary } from '@contracts/session';
import { addDays, businessDay } from '@domain/time';
import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CartFigures } from './cart-figures';
import { CartsList } from './carts-list';
import { HeatMap } from './heat-map';
import styles from './carts.module.css';
import { useBranch } from '@entities/branch/branch';
import { NoBranch } from '@entities/branch/no-branch';
import { concernsBranch, useLiveRefetch } from '@entities/live/use-live-reading';
import { useApi } from '@shared/api/use-api';
import { useNow } from '@shared/state/use-now';
import { Page, PageHeader } from '@shared/ui/page';
import { ErrorState, Skeleton } from '@shared/ui/states';

const PERIODS = [7, 30, 90] as const;

/** `/dashboard/carts`: what customers left behind, what stood in the way, and the way to win it back. */
export default function CartsPage() {
  const { t } = useTranslation('carts');
  const branch = useBranch();
  return (
    <Page>
      {branch ? (
        <Carts key={branch.id} branch={branch} />
      ) : (
        <>
          <PageHeader title={t('title')} />
          <NoBranch />
        </>
      )}
    </Page>
  );
}

function Carts({ branch }: { branch: BranchSummary }) {
  const { t } = useTranslation('carts');
  const [days, setDays] = useState<number>(30);
  const invalidate = useInvalidate();
  const to = businessDay(new Date(useNow()), branch.timezone, branch.closeoutTime);
  const figures = useApi<CartFiguresDto>('/api/carts/figures', {
    query: { branchId: branch.id, from: addDays(to, 1 - days), to },
    keepPrevious: true,
  });
  const renew = () =>
    Promise.all([figures.readAgain(), invalidate({ resource: 'carts', invalidates: ['list'] })]);
  useLiveRefetch(renew, { types: ['cart.changed'], everyMs: 2000, concerns: concernsBranch(branch.id) });

  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle', { branch: branch.name })}
        actions={
          <Select
            aria-label={t('period.label')}
            value={days}
            onChange={setDays}
            options={PERIODS.map((count) => ({ value: count, label: t('period.days', { count }) }))}
          />
        }
      />
      <div className={styles.parts}>
        {figures.error && !figures.data ? (
          <ErrorState compact error={figures.error} onRetry={figures.refetch} />
        ) : !figures.data ? (
          <Skeleton lines={4} height={16} />
        ) : (
          <>
            <CartFigures figures={figures.data} />
            {figures.data.left.count > 0 && <HeatMap hours={figures.data.hours} branchId={branch.id} />}
          </>
        )}
        <CartsList branchId={branch.id} onReminded={renew} />
      </div>
    </>
  );
}
