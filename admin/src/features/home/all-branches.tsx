import type { LiveEventType } from '@contracts/events';
import type { HomeDto } from '@contracts/home';
import type { BranchSummary } from '@contracts/session';
import { MINUTE_MS } from '@domain/time';
import { useQueries } from '@tanstack/react-query';
import { Button, Table, type TableProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { branchesTogether } from './branches-together';
import { HomeFigures } from './figures';
import styles from './home.module.css';
import { HomeSkeleton } from './home-skeleton';
import { Needs } from './needs';
import { chooseBranch } from '@entities/branch/branch';
import { useLiveRefetch } from '@entities/live/use-live-reading';
import type { ApiError } from '@shared/api/error';
import { request } from '@shared/api/request';
import { useFormat } from '@shared/format/context';
import { Card } from '@shared/ui/card';
import { PageHeader } from '@shared/ui/page';
import { ErrorState } from '@shared/ui/states';

interface Row {
  branch: BranchSummary;
  home: HomeDto | undefined;
}

interface AllBranchesProps {
  branches: readonly BranchSummary[];
  /** Events that make what is shown untrue. */
  types: readonly LiveEventType[];
}

/** Today at all branches: their sum, what needs a person, and each branch, which is one press away. */
export function AllBranches({ branches, types }: AllBranchesProps) {
  const { t } = useTranslation('home');
  const queries = useQueries({
    queries: branches.map(({ id }) => ({
      queryKey: ['home', id],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        request<HomeDto>('GET', `/api/home?branch=${id}`, undefined, signal),
      refetchInterval: MINUTE_MS,
    })),
  });
  const readAgain = () => queries.forEach((query) => void query.refetch());
  useLiveRefetch(readAgain, { types, everyMs: 5000 });
  const homes = queries.flatMap(({ data }) => data ?? []);
  const error = queries.find((query) => query.error)?.error as ApiError | undefined;
  const rows = branches.map((branch, index): Row => ({ branch, home: queries[index]?.data }));
  // A sum of some branches would pass for that of all.
  const all = homes.length === branches.length ? branchesTogether(homes) : null;
  return (
    <>
      <PageHeader title={t('today')} subtitle={t('branches.subtitle', { count: branches.length })} />
      {error && !all && <ErrorState error={error} onRetry={readAgain} />}
      {!error && !all && <HomeSkeleton />}
      {all && (
        <div className={styles.grid}>
          <HomeFigures home={all} />
          <div className={styles.what}>
            <Card title={t('branches.title')}>
              <BranchTable rows={rows} />
            </Card>
          </div>
          <aside className={styles.now}>
            <Needs needs={all.needs} />
          </aside>
        </div>
      )}
    </>
  );
}

function BranchTable({ rows }: { rows: Row[] }) {
  const { t } = useTranslation('home');
  const { money, number } = useFormat();
  const columns: TableProps<Row>['columns'] = [
    {
      key: 'branch',
      title: t('branches.branch'),
      render: (_, { branch }) => (
        <Button type="link" className={styles.branchName} onClick={() => chooseBranch(branch.id)}>
          {branch.name}
        </Button>
      ),
    },
    {
      key: 'orders',
      title: t('figures.orders'),
      align: 'right',
      responsive: ['md'],
      render: (_, { home }) => home && number(home.today.orders),
    },
    {
      key: 'sales',
      title: t('figures.sales'),
      align: 'right',
      render: (_, { home }) => home && money(home.today.salesCents),
    },
    {
      key: 'onTime',
      title: t('figures.onTime'),
      align: 'right',
      responsive: ['md'],
      render: (_, { home }) =>
        home &&
        (home.today.onTime.due === 0 ? t('figures.nothingDue') : t('figures.keptOf', home.today.onTime)),
    },
    {
      key: 'needs',
      title: t('branches.open'),
      align: 'right',
      render: (_, { home }) => home && number(home.needs.filter(({ count }) => count > 0).length),
    },
  ];
  return (
    <Table<Row>
      size="small"
      rowKey={({ branch }) => branch.id}
      columns={columns}
      dataSource={rows}
      pagination={{ pageSize: 25, hideOnSinglePage: true }}
    />
  );
}
