import type { CustomerDetailsDto } from '@contracts/customers';
import { Button } from 'antd';
import { MapPin, Plus, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../customers.module.css';
import { useRowActions } from '@entities/record/use-row-actions';
import { addressLines, mapLink } from '@entities/ticket/address-lines';
import { Card } from '@shared/ui/card';

const AddressDialog = lazy(async () => ({ default: (await import('./address-dialog')).AddressDialog }));
const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface AddressesCardProps {
  customer: CustomerDetailsDto;
  mayEdit: boolean;
}

/** Where the customer is delivered to; a viewer whose grant is masked is not told. */
export function AddressesCard({ customer, mayEdit }: AddressesCardProps) {
  const { t } = useTranslation('customers');
  const [adding, setAdding] = useState(false);
  const actions = useRowActions<CustomerDetailsDto>('customers');
  const { addresses } = customer;
  if (!addresses) return null;
  const remove = (index: number) =>
    void actions.change(
      customer,
      { addresses: addresses.filter((_, each) => each !== index) },
      t('addresses.removed'),
    );
  return (
    <Card
      title={t('addresses.title')}
      actions={
        mayEdit && (
          <Button type="text" icon={<Plus {...ICON} />} onClick={() => setAdding(true)}>
            {t('addresses.add')}
          </Button>
        )
      }
    >
      {addresses.length === 0 && <p className={styles.faint}>{t('addresses.empty')}</p>}
      <div className={styles.stack}>
        {addresses.map((address, index) => {
          const lines = addressLines(address);
          return (
            <div key={lines.join()} className={styles.entry}>
              <div>
                {lines.map((line) => (
                  <p key={line}>{line}</p>
                ))}
                {address.reference && <p className={styles.faint}>{address.reference}</p>}
              </div>
              <span>
                <Button
                  type="text"
                  href={mapLink(address)}
                  target="_blank"
                  rel="noreferrer"
                  title={t('addresses.map')}
                  aria-label={t('addresses.map')}
                  icon={<MapPin {...ICON} />}
                />
                {mayEdit && (
                  <Button
                    type="text"
                    title={t('addresses.remove')}
                    aria-label={t('addresses.remove')}
                    icon={<Trash2 {...ICON} />}
                    loading={actions.isBusy(customer.id)}
                    onClick={() => remove(index)}
                  />
                )}
              </span>
            </div>
          );
        })}
      </div>
      <Suspense fallback={null}>
        {adding && <AddressDialog customer={{ ...customer, addresses }} onClose={() => setAdding(false)} />}
      </Suspense>
    </Card>
  );
}
