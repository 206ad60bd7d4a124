import { useNotification } from '@refinedev/core';
import type { VariationGroupDto } from '@contracts/menu';
import { useTranslation } from 'react-i18next';
import { VariationGroupForm } from './variation-group-form';
import { sentVariationGroup, variationGroupValues } from './variation-group-values';
import { VARIATION_GROUPS } from './variation-groups-kind';
import { useVariationRule } from './variation-rule';
import { menuPaths } from '../paths';
import { GroupMenu } from '../groups/group-menu';
import { useGroupActions } from '../groups/use-group-actions';
import { useBranchOfRecord, useMenuRecord } from '../rows/menu-record';
import { RecordProblem } from '@entities/record/record-problem';
import { useSaveRow } from '@entities/record/use-save-row';
import { useBranches } from '@entities/branch/branch';
import { Page, PageHeader } from '@shared/ui/page';
import { Skeleton } from '@shared/ui/states';

export default function VariationGroupEdit() {
  const { t } = useTranslation(['menu', 'navigation']);
  const { open: notify } = useNotification();
  const { row, error, retry } = useMenuRecord<VariationGroupDto>('variation-groups');
  const { update } = useSaveRow<VariationGroupDto>('variation-groups');
  const actions = useGroupActions(VARIATION_GROUPS);
  const branch = useBranches().find(({ id }) => id === row?.branchId);
  const rule = useVariationRule();
  useBranchOfRecord(row, menuPaths.variationGroups.list);
  const list = { to: menuPaths.variationGroups.list, label: t('navigation:variation-groups') };

  return (
    <Page>
      <PageHeader
        title={row?.name ?? t('variationGroups.edit')}
        subtitle={row && [row.internalName, rule(row)].filter(Boolean).join(' · ')}
        back={list}
        actions={
          row && branch && <GroupMenu kind={VARIATION_GROUPS} row={row} clock={branch} actions={actions} />
        }
      />
      {error ? (
        <RecordProblem error={error} onRetry={retry} list={list} />
      ) : !row || !branch ? (
        <Skeleton lines={6} height={16} />
      ) : (
        <VariationGroupForm
          key={row.id}
          stored={variationGroupValues(row)}
          version={row.version}
          branch={branch}
          group={row}
          actions={actions}
          save={({ changes, version }) => update(row.id, { ...sentVariationGroup(changes), version })}
          onSaved={() => notify?.({ type: 'success', message: t('saved') })}
        />
      )}
    </Page>
  );
}
