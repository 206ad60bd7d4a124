import { Button } from 'antd';
import { FileUp } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGrant, useHasPermission } from '@entities/session/access';

const ImportDrawer = lazy(() => import('./import-drawer'));

/** Opens the import of customers; for people who read contacts unmasked. */
export function ImportCustomers() {
  const { t } = useTranslation('customers-data');
  const mayEdit = useHasPermission('customer.edit');
  const isWhole = useGrant('customer.view') === 'full';
  const [isOpen, setOpen] = useState(false);
  if (!mayEdit || !isWhole) return null;
  return (
    <>
      <Button icon={<FileUp size={16} strokeWidth={1.75} aria-hidden />} onClick={() => setOpen(true)}>
        {t('import.button')}
      </Button>
      {isOpen && (
        <Suspense>
          <ImportDrawer onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
