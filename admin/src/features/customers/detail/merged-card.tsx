import type { CustomerDetailsDto } from '@contracts/customers';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from '../customers.module.css';
import { useUnmerge } from '../use-merge';
import { CustomerPhone } from '@entities/order/customer-phone';
import { Card } from '@shared/ui/card';

interface MergedCardProps {
  customer: CustomerDetailsDto;
  mayEdit: boolean;
}

/** The customers that are merged into this one; each can be separated again. */
export function MergedCard({ customer, mayEdit }: MergedCardProps) {
  const { t } = useTranslation('customers');
  const { unmerge, isPending } = useUnmerge();
  return (
    <Card title={t('merge.merged')}>
      <div className={styles.stack}>
        {customer.merged.map(({ id, name, phone }) => (
          <div key={id} className={styles.entry}>
            <div>
              <p>{name || t('nameless')}</p>
              <p className={styles.faint}>
                <CustomerPhone phone={phone} />
              </p>
            </div>
            {mayEdit && (
              <Button
                loading={isPending}
                onClick={() => void unmerge(customer, id, t('merge.undone', { name }))}
              >
                {t('merge.undo')}
              </Button>
            )}
          </div>
        ))}
      </div>
    </Card>
  );
}
