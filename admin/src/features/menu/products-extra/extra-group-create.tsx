import type { ExtraGroupDto } from '@contracts/menu';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ExtraGroupForm } from './extra-group-form';
import { NEW_EXTRA_GROUP, sentExtraGroup } from './extra-group-values';
import { EXTRA_GROUPS } from './extra-groups-kind';
import { extraGroups } from './products-extra.feature';
import { useExtraGroupParts } from './use-extra-group-parts';
import { useGroupActions } from '../groups/use-group-actions';
import { useSaveRow } from '../rows/save-row';
import { usePageBranch } from '@entities/branch/branch';
import { Page, PageHeader } from '@shared/ui/page';
import { ErrorState, Skeleton } from '@shared/ui/states';
import { showToast } from '@shared/ui/toast-store';

export default function ExtraGroupCreate() {
  const { t } = useTranslation(['menu', 'navigation']);
  const navigate = useNavigate();
  const branch = usePageBranch();
  const { create } = useSaveRow<ExtraGroupDto>('extra-groups');
  const { parts, error: partsError, retry: retryParts } = useExtraGroupParts(branch.id);
  const actions = useGroupActions(EXTRA_GROUPS);

  return (
    <Page>
      <PageHeader
        title={t('extraGroups.new')}
        back={{ to: extraGroups.paths.list, label: t('navigation:extra-groups') }}
      />
      {partsError ? (
        <ErrorState error={partsError} onRetry={retryParts} />
      ) : !parts ? (
        <Skeleton lines={8} height={16} />
      ) : (
        <ExtraGroupForm
          stored={NEW_EXTRA_GROUP}
          version={0}
          branch={branch}
          parts={parts}
          actions={actions}
          save={({ values }) => create({ ...sentExtraGroup(values), branchId: branch.id })}
          onSaved={() => {
            showToast({ kind: 'success', message: t('extraGroups.created') });
            void navigate(extraGroups.paths.list);
          }}
        />
      )}
    </Page>
  );
}
