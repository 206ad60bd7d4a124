import { ALL, type WalletDto } from '@contracts/wallet';
import { Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { StatementDrawer } from './statement-drawer';
import { WalletGroup } from './wallet-group';
import styles from './wallet.module.css';
import { useBranches, useBranchScope } from '@entities/branch/branch';
import { useLiveRefetch } from '@entities/live/use-live-reading';
import { Money } from '@entities/money/money';
import { useApi } from '@shared/api/use-api';
import { Card } from '@shared/ui/card';
import { Page, PageHeader } from '@shared/ui/page';
import { EmptyState, ErrorState, Skeleton } from '@shared/ui/states';

const REFETCH_EVERY_MS = 5000;

/** `/dashboard/wallet`: where the money is, what is owed to whom, and the statement of each account. */
export default function WalletPage() {
  const { t } = useTranslation(['wallet', 'navigation']);
  const [params, setParams] = useSearchParams();
  const several = useBranches().length > 1;
  const scope = useBranchScope();
  const branch = several && scope ? scope.id : ALL;
  const { data, error, isStale, refetch, readAgain } = useApi<WalletDto>('/api/wallet', {
    query: { branch },
    keepPrevious: true,
  });
  useLiveRefetch(readAgain, { types: ['order.changed', 'courier.changed'], everyMs: REFETCH_EVERY_MS });
  const account = params.get('account');
  return (
    <Page>
      <PageHeader
        title={t('navigation:wallet')}
        subtitle={several && scope ? t('subtitle.branch', { branch: scope.name }) : t('subtitle.all')}
      />
      {data ? (
        <div aria-busy={isStale}>
          <Balances wallet={data} onOpen={setParams} />
        </div>
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <Skeleton lines={8} height={24} />
      )}
      {account !== null && (
        <StatementDrawer
          key={`${account} ${params.get('currency')} ${branch}`}
          account={account}
          currency={params.get('currency') ?? undefined}
          branch={branch}
          onClose={() => setParams({})}
        />
      )}
    </Page>
  );
}

interface BalancesProps {
  wallet: WalletDto;
  onOpen: (params: Record<string, string>) => void;
}

function Balances({ wallet, onOpen }: BalancesProps) {
  const { t } = useTranslation('wallet');
  const { groups, yoursCents, owedCents, hasProviderMoney, currency } = wallet;
  const provider = !hasProviderMoney && <p className={styles.faint}>{t('noProvider')}</p>;
  if (groups.length === 0)
    return (
      <Card>
        <EmptyState icon={Wallet} title={t('empty.title')} text={t('empty.text')} />
        {provider}
      </Card>
    );
  const totals = [
    { key: 'yours', cents: yoursCents },
    { key: 'owed', cents: owedCents },
  ] as const;
  return (
    <div className={styles.parts}>
      <dl className={styles.totals}>
        {totals.map(({ key, cents }) => (
          <div key={key} className={styles.total}>
            <dt>{t(`totals.${key}`)}</dt>
            <dd className={styles.value}>
              <Money cents={cents} />
            </dd>
            <dd className={styles.faint}>{t(`totals.${key}Text`)}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.groups}>
        {groups.map((group) => (
          <WalletGroup
            key={group.name}
            group={group}
            onOpen={(row) =>
              onOpen({
                account: row.account,
                ...(row.currency !== currency && { currency: row.currency }),
              })
            }
          />
        ))}
      </div>
      {provider}
    </div>
  );
}
