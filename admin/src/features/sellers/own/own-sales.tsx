import type { CommissionDto, SellerDto } from '@contracts/sellers';
import { useList } from '@refinedev/core';
import { Flex, Statistic } from 'antd';
import { Megaphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CommissionTag } from '../commissions/commission-tag';
import { Goal } from '../list/goal';
import { useRuleWords } from '../list/rule-words';
import { SellerLink } from '../list/seller-link';
import styles from '../sellers.module.css';
import { Money } from '@entities/money/money';
import type { ApiError } from '@shared/api/error';
import { useFormat } from '@shared/format/context';
import { Card } from '@shared/ui/card';
import { EmptyState, ErrorState, Skeleton } from '@shared/ui/states';

const SHOWN = 50;

/** What a seller sees: their link to hand on, what they sold and earned this month, and order by order. */
export function OwnSales({ branchId }: { branchId: string }) {
  const { t } = useTranslation('sellers');
  const { query, result } = useList<SellerDto, ApiError>({
    resource: 'sellers',
    filters: [{ field: 'branchId', operator: 'eq', value: branchId }],
    errorNotification: false,
  });
  if (query.error) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isLoading) return <Skeleton lines={6} height={28} />;
  if (result.data.length === 0)
    return <EmptyState icon={Megaphone} title={t('own.empty.title')} text={t('own.empty.text')} />;
  return (
    <div className={styles.own}>
      <div className={styles.ownCards}>
        {result.data.map((seller) => (
          <OwnCard key={seller.id} seller={seller} />
        ))}
      </div>
      <OwnCommissions branchId={branchId} />
    </div>
  );
}

function OwnCard({ seller }: { seller: SellerDto }) {
  const { t } = useTranslation('sellers');
  const { money } = useFormat();
  const rule = useRuleWords();
  return (
    <Card title={seller.name}>
      <div className={styles.ownCard}>
        <p className={styles.bigCode}>{seller.code}</p>
        <p className={styles.faint}>{rule(seller)}</p>
        <Flex vertical gap={8}>
          <SellerLink seller={seller} large />
        </Flex>
        <div className={styles.figures}>
          <Statistic title={t('columns.sold')} value={money(seller.month.soldCents)} />
          <Statistic title={t('columns.earned')} value={money(seller.month.earnedCents)} />
        </div>
        <Goal seller={seller} />
      </div>
    </Card>
  );
}

function OwnCommissions({ branchId }: { branchId: string }) {
  const { t } = useTranslation('sellers');
  const { day } = useFormat();
  const { query, result } = useList<CommissionDto, ApiError>({
    resource: 'commissions',
    filters: [{ field: 'branchId', operator: 'eq', value: branchId }],
    sorters: [{ field: 'createdAt', order: 'desc' }],
    pagination: { pageSize: SHOWN },
    errorNotification: false,
  });
  return (
    <Card title={t('own.orders')} flush>
      {query.error ? (
        <ErrorState compact error={query.error} onRetry={() => void query.refetch()} />
      ) : query.isLoading ? (
        <Skeleton lines={4} height={28} />
      ) : result.data.length === 0 ? (
        <EmptyState icon={Megaphone} title={t('commissions.empty')} text={t('own.noOrders')} />
      ) : (
        <ul className={styles.sales}>
          {result.data.map((row) => (
            <li key={row.id} className={styles.sale}>
              <span className={styles.who}>
                <span className="figures">{row.orderNumber}</span>
                <span className={styles.faint}>{day(row.businessDay)}</span>
              </span>
              <CommissionTag commission={row} />
              <span className={styles.sum}>
                <Money cents={row.netCents} />
                <span className={styles.faint}>
                  {t('ofSale')} <Money cents={row.soldCents} />
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
