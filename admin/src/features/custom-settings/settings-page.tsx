import { Button } from 'antd';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApplyDialog } from './apply-dialog';
import { Printers } from './printers/printers';
import { SettingsForm } from './settings-form';
import { useBranches, usePageBranch } from '@entities/branch/branch';
import { useStoredSettings } from '@entities/branch/branch-settings';
import { Page, PageHeader } from '@shared/ui/page';
import { ErrorState, Skeleton } from '@shared/ui/states';

/** `/dashboard/custom-settings`: how the branch of the header behaves. */
export default function SettingsPage() {
  const { t } = useTranslation(['settings', 'navigation']);
  const branch = usePageBranch();
  const several = useBranches().length > 1;
  const { data, error, refetch } = useStoredSettings(branch.id);
  const [applying, setApplying] = useState(false);
  return (
    <Page narrow>
      <PageHeader
        title={t('navigation:custom-settings')}
        subtitle={t('subtitle', { branch: branch.name })}
        actions={
          several &&
          data && (
            <Button
              icon={<Copy size={16} strokeWidth={1.75} aria-hidden />}
              onClick={() => setApplying(true)}
            >
              {t('apply.open')}
            </Button>
          )
        }
      />
      {data ? (
        <SettingsForm key={branch.id} stored={data} onSaved={refetch} />
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <Skeleton lines={10} height={16} />
      )}
      <Printers branchId={branch.id} />
      {applying && data && <ApplyDialog from={data} onClose={() => setApplying(false)} />}
    </Page>
  );
}
