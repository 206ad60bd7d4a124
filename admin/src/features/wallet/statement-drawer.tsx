import type { WalletStatementDto } from '@contracts/wallet';
import { Drawer, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccountName } from './account-name';
import { ExportStatement } from './export-statement';
import { StatementLines } from './statement-lines';
import type { StatementFilters } from './statement-filters';
import styles from './wallet.module.css';
import { DayRangeInput } from '@entities/clock/date-inputs';
import { useLiveRefetch } from '@entities/live/use-live-reading';
import { useApi } from '@shared/api/use-api';
import { Steps } from '@shared/table/pagination';
import { drawerWidth } from '@shared/tokens/tokens';
import { ErrorState, Skeleton } from '@shared/ui/states';

interface StatementDrawerProps {
  account: string;
  /** Left out for the currency of the business. */
  currency: string | undefined;
  branch: string;
  onClose: () => void;
}

/** The statement of an account beside the wallet: every entry with the balance after it, page by page. */
export function StatementDrawer({ account, currency, branch, onClose }: StatementDrawerProps) {
  const { t } = useTranslation('wallet');
  const accountName = useAccountName();
  const [filters, setFilters] = useState<StatementFilters>({});
  /** The cursor of each page after the first. */
  const [cursors, setCursors] = useState<readonly number[]>([]);
  const query = { account, currency, branch, ...filters };
  const { data, error, isStale, refetch, readAgain } = useApi<WalletStatementDto>('/api/wallet/statement', {
    query: { ...query, cursor: cursors.at(-1) },
    keepPrevious: true,
  });
  useLiveRefetch(readAgain, { types: ['order.changed', 'courier.changed'], everyMs: 5000 });
  const choose = (changes: StatementFilters) => {
    setFilters({ ...filters, ...changes });
    setCursors([]);
  };
  const next = data?.cursor ?? null;
  const onBack = cursors.length > 0 ? () => setCursors(cursors.slice(0, -1)) : undefined;
  const onNext = next === null || isStale ? undefined : () => setCursors([...cursors, next]);
  const name = accountName({ account, owner: data?.owner ?? null });
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  return (
    <Drawer
      open
      title={data ? name : t('statement.title')}
      width={drawerWidth.regular}
      onClose={onClose}
      extra={data && <ExportStatement query={query} name={name} disabled={data.lines.length === 0} />}
    >
      <div className={styles.statement}>
        <div className={styles.filters}>
          <DayRangeInput
            from={filters.from ?? null}
            to={filters.to ?? null}
            labels={[t('statement.from'), t('statement.to')]}
            onChange={(from, to) => choose({ from: from ?? undefined, to: to ?? undefined })}
          />
          <Select
            aria-label={t('statement.kind')}
            placeholder={t('statement.kind')}
            allowClear
            value={filters.kind}
            onChange={(kind) => choose({ kind })}
            options={(data?.kinds ?? []).map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
          />
        </div>
        {data ? (
          <section aria-label={t('statement.title')} aria-busy={isStale}>
            {isFiltered && <p className={styles.faint}>{t('statement.filtered')}</p>}
            <StatementLines statement={data} />
            {(onBack ?? onNext) && <Steps onBack={onBack} onNext={onNext} />}
          </section>
        ) : error ? (
          <ErrorState compact error={error} onRetry={refetch} />
        ) : (
          <Skeleton lines={6} height={20} />
        )}
      </div>
    </Drawer>
  );
}
