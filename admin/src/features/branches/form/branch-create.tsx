import { useNotification } from '@refinedev/core';
import type { BranchDto } from '@contracts/branches';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { branches } from '../branches.feature';
import { addressIssues } from '@entities/branch/address-values';
import { chooseBranch } from '@entities/branch/branch';
import { BranchFields } from '@entities/branch/branch-fields';
import {
  branchSchema,
  browserZone,
  newBranchValues,
  toBranchBody,
  toBranchValues,
  type BranchValues,
} from '@entities/branch/branch-values';
import { loadSession, useSession } from '@entities/session/session';
import { FormSection } from '@shared/form/form-section';
import { RecordForm } from '@entities/record/record-form';
import { useRecordForm } from '@shared/form/use-record-form';
import { useSaveRow } from '@entities/record/use-save-row';
import { fillPath } from '@shared/routing/path';
import { Page, PageHeader } from '@shared/ui/page';

/** `/dashboard/branches/new`: what a branch needs before anything else; the rest has a page. */
export default function BranchCreate() {
  const { t } = useTranslation(['branches', 'branch', 'navigation']);
  const { open: notify } = useNotification();
  const navigate = useNavigate();
  const { country } = useSession().business;
  const { create } = useSaveRow<BranchDto>('branches');
  const [stored] = useState(() => newBranchValues({ tradeName: '', country, phone: null }, browserZone()));
  const form = useRecordForm<BranchValues>({
    stored,
    version: 0,
    schema: branchSchema,
    check: addressIssues(country),
    words: 'branch',
    autosave: 'new',
  });
  const toStored = (row: BranchDto) => ({ values: toBranchValues(row, country), version: row.version });
  const made = useRef('');

  return (
    <Page narrow>
      <PageHeader
        title={t('new')}
        subtitle={t('newText')}
        back={{ to: branches.paths.list, label: t('navigation:branches') }}
      />
      <RecordForm
        form={form}
        fresh
        save={async ({ values }) => {
          const row = await create(toBranchBody(branchSchema.parse(values), null));
          made.current = row.id;
          await loadSession({ again: true }).catch(() => undefined);
          chooseBranch(row.id);
          return toStored(row);
        }}
        onSaved={() => {
          notify?.({ type: 'success', message: t('created') });
          void navigate(fillPath(branches.paths.edit, { id: made.current }));
        }}
        toStored={(row) => toStored(row as BranchDto)}
        latest={null}
        describe={(field) => ({ label: t(`fields.${field}`), value: '' })}
        saveLabel={t('create')}
      >
        <FormSection title={t('form.basics')}>
          <BranchFields form={form} country={country} fresh />
        </FormSection>
      </RecordForm>
    </Page>
  );
}
