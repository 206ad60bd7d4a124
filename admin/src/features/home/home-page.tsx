import { LIVE_EVENT_TYPES, type LiveEventType } from '@contracts/events';
import type { HomeDto } from '@contracts/home';
import type { BranchSummary } from '@contracts/session';
import { MINUTE_MS } from '@domain/time';
import { useTranslation } from 'react-i18next';
import { AllBranches } from './all-branches';
import { BestSellers } from './best-sellers';
import { HomeFigures } from './figures';
import styles from './home.module.css';
import { HomeSkeleton } from './home-skeleton';
import { HoursChart } from './hours-chart';
import { LateOrders } from './late-orders';
import { MissedCard } from './missed-card';
import { Needs } from './needs';
import { OwnDeliveriesCard } from './own-deliveries-card';
import { OwnOrdersCard } from './own-orders-card';
import { SetUpCard } from './set-up-card';
import { StoreCard } from './store-card';
import { useBranch, useBranches, useBranchScope } from '@entities/branch/branch';
import { NoBranch } from '@entities/branch/no-branch';
import { useGrant } from '@entities/session/access';
import { concernsBranch, useLiveRefetch } from '@entities/live/use-live-reading';
import { useApi } from '@shared/api/use-api';
import { useFormat } from '@shared/format/context';
import { Page, PageHeader } from '@shared/ui/page';
import { SkeletonLine, ErrorState } from '@shared/ui/states';

/** Of these nothing stands on this page. */
const UNTOLD: readonly LiveEventType[] = ['cart.changed', 'feedback.bad', 'team.changed', 'support.changed'];
const TOLD = LIVE_EVENT_TYPES.filter((type) => !UNTOLD.includes(type));

/** Today at the branch; who sees their own alone is told what of it is theirs, and whether the store is open. */
export default function HomePage() {
  const { t } = useTranslation('home');
  const branch = useBranch();
  const branches = useBranches();
  const together = useBranchScope() === null && branches.length > 1;
  const seesBranch = useGrant('home.view') !== 'own';
  const isCourier = useGrant('courier.view') === 'own';
  return (
    <Page>
      {branch && seesBranch && together && <AllBranches branches={branches} types={TOLD} />}
      {branch && seesBranch && !together && <Today key={branch.id} branch={branch} />}
      {branch && !seesBranch && (
        <>
          <PageHeader title={t('today')} />
          <div className={styles.what}>
            {isCourier && <OwnDeliveriesCard />}
            <OwnOrdersCard branch={branch} />
            <StoreCard />
          </div>
        </>
      )}
      {!branch && (
        <>
          <PageHeader title={t('title')} />
          <SetUpCard />
          <NoBranch />
        </>
      )}
    </Page>
  );
}

/** Today in ten seconds: how it goes against the same weekday last week, and what needs a person now. */
function Today({ branch }: { branch: BranchSummary }) {
  const { t } = useTranslation('home');
  const { day } = useFormat();
  // An order is late, a device missing and the day over without anything happening.
  const { data, error, refetch, readAgain } = useApi<HomeDto>('/api/home', {
    query: { branch: branch.id },
    againAfterMs: MINUTE_MS,
  });
  useLiveRefetch(readAgain, {
    types: TOLD,
    everyMs: 2000,
    concerns: concernsBranch(branch.id),
  });

  return (
    <>
      <PageHeader
        title={data ? capital(day(data.businessDay, 'long')) : t('today')}
        subtitle={
          data
            ? t('comparedWith', { day: day(data.comparedDay, 'long') })
            : !error && <SkeletonLine width={320} height={18} />
        }
      />
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {!data && !error && <HomeSkeleton />}
      {data && (
        <div className={styles.grid}>
          <HomeFigures home={data} />
          <div className={styles.what}>
            <HoursChart home={data} />
            <BestSellers items={data.bestSellers} />
          </div>
          <aside className={styles.now}>
            <SetUpCard />
            <MissedCard missed={data.missed} changed={readAgain} />
            <Needs needs={data.needs} />
            <LateOrders lateNow={data.lateNow} late={data.late} fetchedLate={data.fetchedLate} />
            <StoreCard />
          </aside>
        </div>
      )}
    </>
  );
}

/** Spanish and Portuguese write weekdays small, but not at the beginning of a heading. */
const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
