import { Button } from 'antd';
import { ArrowDownUp } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageBranch } from '@entities/branch/branch';

const TransferDrawer = lazy(() => import('./transfer-drawer'));

/** Opens the place where the menu goes out and comes in as a file. */
export function TransferButton() {
  const { t } = useTranslation('menu');
  const branch = usePageBranch();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<ArrowDownUp size={16} strokeWidth={1.5} aria-hidden />} onClick={() => setOpen(true)}>
        {t('products.transfer')}
      </Button>
      {open && (
        <Suspense>
          <TransferDrawer branch={branch} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
