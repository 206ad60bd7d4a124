import { useNotification } from '@refinedev/core';
import { STAGED_FIELDS } from '@contracts/menu-releases';
import type { StagedEntity } from '@domain/menu-releases';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { releasesApi } from './releases-api';
import { stagedOf, useStaged } from './use-staged';
import { useHasPermission } from '@entities/session/access';
import { ApiError } from '@shared/api/error';
import type { RecordFormState } from '@shared/form/use-record-form';

const StageDialog = lazy(() => import('./stage-dialog'));
const StagedNotes = lazy(() => import('./staged-notes'));

interface Options<V extends object> {
  form: RecordFormState<V>;
  entity: StagedEntity;
  /** Undefined for a row that is not stored yet: what is new is made as a draft, and its going live is staged. */
  id: string | undefined;
  branchId: string;
  /** What is sent of what is new in the form. */
  sent: (changes: Partial<V>) => object;
}

/** Saving a form for later: the choice beside Save, where to put it, and what is staged of the row already. */
export function useStaging<V extends object>({ form, entity, id, branchId, sent }: Options<V>) {
  const { t } = useTranslation('release');
  const { open: notify } = useNotification();
  const mayEdit = useHasPermission('menu.edit');
  const staged = useStaged(id === undefined ? undefined : branchId);
  const [typed, setTyped] = useState<Partial<V> | null>(null);
  const [busy, setBusy] = useState(false);
  if (id === undefined || !mayEdit) return { later: undefined, notes: null, dialog: null };

  const ofRow = stagedOf(staged, entity, id);
  const takes = (field: string) => field in STAGED_FIELDS[entity].shape;
  const put = async (into: { id: string; name: string }, changes: Partial<V>) => {
    const fields = Object.entries(sent(changes)).filter(([field]) => takes(field));
    await releasesApi.stage(into.id, { entity, id, fields: Object.fromEntries(fields) });
    // What is counted in the kitchen is not for later: it stays in the form.
    const rest = Object.entries(changes).filter(([field]) => !takes(field));
    if (rest.length === 0) form.discard();
    else form.rebase(form.base, { ...form.base.values, ...(Object.fromEntries(rest) as Partial<V>) });
    notify?.({ type: 'success', message: t('stage.done', { name: into.name }) });
    staged.refetch();
  };
  const choose = async (into: { release: { id: string; name: string } } | { name: string }) => {
    if (!typed) return;
    setBusy(true);
    try {
      await put('release' in into ? into.release : await releasesApi.create(branchId, into.name), typed);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      form.setServerError(error);
    } finally {
      setBusy(false);
      setTyped(null);
    }
  };
  return {
    later: { label: t('stage.open'), onPress: (changes: Partial<V>) => setTyped(changes) },
    notes: ofRow.length > 0 && (
      <Suspense fallback={null}>
        <StagedNotes staged={ofRow} branchId={branchId} />
      </Suspense>
    ),
    dialog: typed && (
      <Suspense fallback={null}>
        <StageDialog
          releases={staged.releases.filter(({ state }) => state === 'COLLECTING')}
          busy={busy}
          onClose={() => setTyped(null)}
          onChoose={(into) => void choose(into)}
        />
      </Suspense>
    ),
  };
}
