import type { CustomerDto } from '@contracts/customers';
import { useNotification } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { CustomerForm } from './customer-form';
import { ResourceDrawer } from '@entities/record/resource-drawer';

interface CustomerDrawerProps {
  /** Null for a new one. */
  customer: Pick<CustomerDto, 'id' | 'name'> | null;
  onClose: () => void;
  onSaved?: (row: CustomerDto) => void;
}

/** Adds or edits a customer beside the list or the page. */
export function CustomerDrawer({ customer, onClose, onSaved }: CustomerDrawerProps) {
  const { t } = useTranslation(['customers', 'navigation', 'ui']);
  const { open: notify } = useNotification();
  return (
    <ResourceDrawer<CustomerDto>
      resource="customers"
      id={customer?.id ?? null}
      title={customer ? t('edit', { name: customer.name }) : t('navigation:create.customers')}
      onClose={onClose}
    >
      {(row) => (
        <CustomerForm
          customer={row}
          onSaved={(saved) => {
            notify?.({ type: 'success', message: t(row ? 'ui:saved' : 'ui:created') });
            onClose();
            onSaved?.(saved);
          }}
        />
      )}
    </ResourceDrawer>
  );
}
