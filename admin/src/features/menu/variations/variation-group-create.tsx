import type { VariationGroupDto } from '@contracts/menu';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { VariationGroupForm } from './variation-group-form';
import { NEW_VARIATION_GROUP, sentVariationGroup } from './variation-group-values';
import { VARIATION_GROUPS } from './variation-groups-kind';
import { variationGroups } from './variations.feature';
import { useGroupActions } from '../groups/use-group-actions';
import { useSaveRow } from '../rows/save-row';
import { usePageBranch } from '@entities/branch/branch';
import { Page, PageHeader } from '@shared/ui/page';
import { showToast } from '@shared/ui/toast-store';

export default function VariationGroupCreate() {
  const { t } = useTranslation(['menu', 'navigation']);
  const navigate = useNavigate();
  const branch = usePageBranch();
  const { create } = useSaveRow<VariationGroupDto>('variation-groups');
  const actions = useGroupActions(VARIATION_GROUPS);

  return (
    <Page>
      <PageHeader
        title={t('variationGroups.new')}
        back={{ to: variationGroups.paths.list, label: t('navigation:variation-groups') }}
      />
      <VariationGroupForm
        stored={NEW_VARIATION_GROUP}
        version={0}
        branch={branch}
        actions={actions}
        save={({ values }) => create({ ...sentVariationGroup(values), branchId: branch.id })}
        onSaved={() => {
          showToast({ kind: 'success', message: t('variationGroups.created') });
          void navigate(variationGroups.paths.list);
        }}
      />
    </Page>
  );
}
