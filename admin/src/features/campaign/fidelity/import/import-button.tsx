import type { LoyaltyProgramDto } from '@contracts/loyalty';
import { Button } from 'antd';
import { FileUp } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHasPermission } from '@entities/session/access';

const ImportDrawer = lazy(() => import('./import-drawer'));

/** Opens the import of balances into a program that is not closed; for people who may adjust balances. */
export function ImportBalances({ program }: { program: LoyaltyProgramDto }) {
  const { t } = useTranslation('loyalty');
  const mayAdjust = useHasPermission('loyalty.adjust');
  const [isOpen, setOpen] = useState(false);
  if (!mayAdjust || program.state === 'CLOSED') return null;
  return (
    <>
      <Button icon={<FileUp size={16} strokeWidth={1.75} aria-hidden />} onClick={() => setOpen(true)}>
        {t('members.import')}
      </Button>
      {isOpen && (
        <Suspense>
          <ImportDrawer program={program} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
