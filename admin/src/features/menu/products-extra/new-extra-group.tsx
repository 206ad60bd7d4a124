import { useNotification } from '@refinedev/core';
import type { ExtraGroupDto } from '@contracts/menu';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ExtraGroupForm } from './extra-group-form';
import { NEW_EXTRA_GROUP, sentExtraGroup } from './extra-group-values';
import { EXTRA_GROUPS } from './extra-groups-kind';
import { useExtraGroupParts } from './use-extra-group-parts';
import type { NewGroupProps } from '../groups/group-kind';
import { useGroupActions } from '../groups/use-group-actions';
import { useSaveRow } from '@entities/record/use-save-row';
import { ErrorState, Skeleton } from '@shared/ui/states';

/** The form of a group of extras that is not there yet, on its page or in a drawer. */
export default function NewExtraGroup({ branch, onCreated }: NewGroupProps) {
  const { t } = useTranslation('menu');
  const { open: notify } = useNotification();
  const { create } = useSaveRow<ExtraGroupDto>('extra-groups');
  const { parts, error, retry } = useExtraGroupParts(branch.id);
  const actions = useGroupActions(EXTRA_GROUPS);
  const created = useRef<ExtraGroupDto>();

  if (error) return <ErrorState error={error} onRetry={retry} />;
  if (!parts) return <Skeleton lines={8} height={16} />;
  return (
    <ExtraGroupForm
      stored={NEW_EXTRA_GROUP}
      version={0}
      branch={branch}
      parts={parts}
      actions={actions}
      save={async ({ values }) => {
        created.current = await create({ ...sentExtraGroup(values), branchId: branch.id });
        return created.current;
      }}
      onSaved={() => {
        notify?.({ type: 'success', message: t('extraGroups.created') });
        if (created.current) onCreated(created.current);
      }}
    />
  );
}
