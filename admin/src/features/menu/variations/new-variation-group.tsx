import { useNotification } from '@refinedev/core';
import type { VariationGroupDto } from '@contracts/menu';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { VariationGroupForm } from './variation-group-form';
import { NEW_VARIATION_GROUP, sentVariationGroup } from './variation-group-values';
import { VARIATION_GROUPS } from './variation-groups-kind';
import type { NewGroupProps } from '../groups/group-kind';
import { useGroupActions } from '../groups/use-group-actions';
import { useSaveRow } from '@entities/record/use-save-row';

/** The form of a group of variations that is not there yet, on its page or in a drawer. */
export default function NewVariationGroup({ branch, onCreated }: NewGroupProps) {
  const { t } = useTranslation('menu');
  const { open: notify } = useNotification();
  const { create } = useSaveRow<VariationGroupDto>('variation-groups');
  const actions = useGroupActions(VARIATION_GROUPS);
  const created = useRef<VariationGroupDto>();

  return (
    <VariationGroupForm
      stored={NEW_VARIATION_GROUP}
      version={0}
      branch={branch}
      actions={actions}
      save={async ({ values }) => {
        created.current = await create({ ...sentVariationGroup(values), branchId: branch.id });
        return created.current;
      }}
      onSaved={() => {
        notify?.({ type: 'success', message: t('variationGroups.created') });
        if (created.current) onCreated(created.current);
      }}
    />
  );
}
