import { useNotification } from '@refinedev/core';
import type { ExtraGroupDto } from '@contracts/menu';
import { useTranslation } from 'react-i18next';
import { ExtraGroupForm } from './extra-group-form';
import { extraGroupValues, sentExtraGroup } from './extra-group-values';
import { EXTRA_GROUPS } from './extra-groups-kind';
import { useExtraGroupParts } from './use-extra-group-parts';
import { menuPaths } from '../paths';
import styles from '../groups/groups.module.css';
import { GroupMenu } from '../groups/group-menu';
import { useRuleWords } from '../groups/group-rule';
import { useGroupActions } from '../groups/use-group-actions';
import { useBranchOfRecord, useMenuRecord } from '../rows/menu-record';
import { RecordProblem } from '@entities/record/record-problem';
import { useSaveRow } from '@entities/record/use-save-row';
import { SoldOutControl } from '../sold-out/sold-out-control';
import { useBranches } from '@entities/branch/branch';
import { useHasPermission } from '@entities/session/access';
import { Page, PageHeader } from '@shared/ui/page';
import { Skeleton } from '@shared/ui/states';

export default function ExtraGroupEdit() {
  const { t } = useTranslation(['menu', 'navigation']);
  const { open: notify } = useNotification();
  const { row, error, retry } = useMenuRecord<ExtraGroupDto>('extra-groups');
  const { update } = useSaveRow<ExtraGroupDto>('extra-groups');
  const { parts, error: partsError, retry: retryParts } = useExtraGroupParts(row?.branchId);
  const actions = useGroupActions(EXTRA_GROUPS);
  const branch = useBranches().find(({ id }) => id === row?.branchId);
  const maySellOut = useHasPermission('menu.sold-out');
  const rule = useRuleWords();
  useBranchOfRecord(row, menuPaths.extraGroups.list);
  const list = { to: menuPaths.extraGroups.list, label: t('navigation:extra-groups') };
  const problem = error ?? partsError;

  return (
    <Page>
      <PageHeader
        title={row?.name ?? t('extraGroups.edit')}
        subtitle={row && [row.internalName, rule(row)].filter(Boolean).join(' · ')}
        back={list}
        actions={
          row &&
          branch && (
            <span className={styles.headActions}>
              {maySellOut && (
                <SoldOutControl
                  name={row.name}
                  soldOutUntil={row.soldOutUntil}
                  clock={branch}
                  busy={actions.isBusy(row.id)}
                  onChange={(until, message) => void actions.sellOut(row, until, message)}
                />
              )}
              <GroupMenu kind={EXTRA_GROUPS} row={row} clock={branch} actions={actions} />
            </span>
          )
        }
      />
      {problem ? (
        <RecordProblem error={problem} onRetry={error ? retry : retryParts} list={list} />
      ) : !row || !branch || !parts ? (
        <Skeleton lines={8} height={16} />
      ) : (
        <ExtraGroupForm
          key={row.id}
          stored={extraGroupValues(row)}
          version={row.version}
          branch={branch}
          parts={parts}
          group={row}
          actions={actions}
          save={({ changes, version }) => update(row.id, { ...sentExtraGroup(changes), version })}
          onSaved={() => notify?.({ type: 'success', message: t('saved') })}
        />
      )}
    </Page>
  );
}
