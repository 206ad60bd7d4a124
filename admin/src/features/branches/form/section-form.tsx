import { useNotification } from '@refinedev/core';
import type { BranchDto } from '@contracts/branches';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { loadSession } from '@entities/session/session';
import { RecordForm } from '@entities/record/record-form';
import type { RecordFormState } from '@shared/form/use-record-form';
import { useSaveRow } from '@entities/record/use-save-row';

interface SectionFormProps<V extends object> {
  branch: BranchDto;
  form: RecordFormState<V>;
  /** The section's fields of a row, as its form holds them. */
  toValues: (row: BranchDto) => V;
  /** What is new in the form, in the words of the API. */
  toBody: (changes: Partial<V>) => object;
  describe: (field: keyof V & string, values: V) => { label: string; value: string };
  children: ReactNode;
}

/** One section of a branch: a form of its own, so that what is wrong is always in sight. */
export function SectionForm<V extends object>({
  branch,
  form,
  toValues,
  toBody,
  describe,
  children,
}: SectionFormProps<V>) {
  const { t } = useTranslation(['branches', 'ui']);
  const { open: notify } = useNotification();
  const { update } = useSaveRow<BranchDto>('branches');
  const toStored = (row: BranchDto) => ({ values: toValues(row), version: row.version });
  return (
    <RecordForm
      form={form}
      save={async ({ changes, version }) =>
        toStored(await update(branch.id, { ...toBody(changes), version }))
      }
      onSaved={() => {
        notify?.({ type: 'success', message: t('saved') });
        // Its name and zone are part of what the dashboard knows of the person's branches.
        void loadSession({ again: true }).catch(() => undefined);
      }}
      toStored={(row) => toStored(row as BranchDto)}
      latest={toStored(branch)}
      describe={describe}
      saveLabel={t('ui:save')}
    >
      {children}
    </RecordForm>
  );
}
