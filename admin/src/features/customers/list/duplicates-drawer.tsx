import type { DuplicateGroupDto } from '@contracts/customers';
import { Alert, Button, Drawer } from 'antd';
import { GitMerge } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { MergeDialog } from './merge-dialog';
import { customers } from '../customers.feature';
import styles from '../customers.module.css';
import { CustomerPhone } from '@entities/order/customer-phone';
import { useApi } from '@shared/api/use-api';
import { fillPath } from '@shared/routing/path';
import { drawerWidth } from '@shared/tokens/tokens';
import { EmptyState, ErrorState, Skeleton } from '@shared/ui/states';

/** Customers who may be one person, with the reason; each group is merged by itself. */
export function DuplicatesDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('customers');
  const { data, error, refetch } = useApi<DuplicateGroupDto[]>('/api/customers/duplicates');
  const [merging, setMerging] = useState<DuplicateGroupDto | null>(null);
  return (
    <Drawer open title={t('duplicates.title')} width={drawerWidth.regular} onClose={onClose}>
      {error && !data ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : !data ? (
        <Skeleton lines={6} height={16} />
      ) : data.length === 0 ? (
        <EmptyState icon={GitMerge} title={t('duplicates.empty')} text={t('duplicates.emptyText')} />
      ) : (
        <>
          <Alert type="info" message={t('duplicates.text')} />
          {data.map((group) => (
            <section key={group.customers.map(({ id }) => id).join()} className={styles.group}>
              <div className={styles.row}>
                <strong>{t(`duplicates.reasons.${group.reason}`)}</strong>
                <Button
                  icon={<GitMerge size={16} strokeWidth={1.75} aria-hidden />}
                  onClick={() => setMerging(group)}
                >
                  {t('merge.button', { count: group.customers.length })}
                </Button>
              </div>
              {group.customers.map(({ id, name, phone, email, orderCount }) => (
                <div key={id} className={styles.who}>
                  <Link to={fillPath(customers.paths.show, { id })}>{name || t('nameless')}</Link>
                  <span className={styles.faint}>
                    <CustomerPhone phone={phone} />
                    {email && ` · ${email}`} · {t('orders', { count: orderCount })}
                  </span>
                </div>
              ))}
            </section>
          ))}
        </>
      )}
      {merging && (
        <MergeDialog
          customers={merging.customers}
          onClose={() => setMerging(null)}
          onMerged={() => setMerging(null)}
        />
      )}
    </Drawer>
  );
}
