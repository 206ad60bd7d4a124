import { useNotification } from '@refinedev/core';
import { Select } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bulkApi } from './bulk-changes';
import styles from './bulk.module.css';
import type { Staged } from '../../releases/use-staged';
import type { Bulk } from './use-bulk';
import { useRefusalSummary } from './use-refusal-summary';
import { useErrorMessage } from '@entities/record/use-error-message';

// The schema of a release stands on all of zod, which a list can do without.
const NewReleaseDialog = lazy(() => import('../../releases/new-release-dialog'));

const NOW = '';
const NEW = 'new';

interface Options {
  bulk: Bulk;
  staged: Staged;
  branchId: string | undefined;
  onStaged: (ids: string[]) => void;
}

/** Lets what is done to many products be staged in a release instead: the same changes, at another time. */
export function useStagedBulk({ bulk, staged, branchId, onStaged }: Options) {
  const { t } = useTranslation('release');
  const { open: notify } = useNotification();
  const showError = useErrorMessage();
  const leftOut = useRefusalSummary();
  const [chosen, setChosen] = useState(NOW);
  const [naming, setNaming] = useState(false);
  const [busy, setBusy] = useState(false);
  const open = staged.releases.filter(({ state }) => state === 'COLLECTING');
  const into = open.find(({ id }) => id === chosen);

  const apply: Bulk['apply'] = async (kind, products, said) => {
    if (!into || kind === 'sold-out') return bulk.apply(kind, products, said);
    setBusy(true);
    try {
      const done = await bulkApi.change(kind, products, { ...said, releaseId: into.id });
      const [count, groups, name] = [done.changed.length, done.groups.length, into.name];
      const description = leftOut(done.refused);
      const message = [
        ...(count > 0 ? [t('bulk.done', { count, name })] : []),
        ...(groups > 0 ? [t('bulk.groupsDone', { count: groups, name })] : []),
      ].join(' · ');
      notify?.({
        type: message === '' ? 'error' : description ? 'progress' : 'success',
        message: message === '' ? t('bulk.none') : message,
        ...(description && { description }),
      });
      onStaged(done.changed.map(({ id }) => id));
      staged.refetch();
      return true;
    } catch (error) {
      showError(error);
      return false;
    } finally {
      setBusy(false);
    }
  };

  return {
    bulk: { ...bulk, busy: bulk.busy || busy, apply },
    into: into?.name ?? null,
    when: (
      <>
        <label className={styles.into}>
          {t('bulk.when')}
          <Select
            value={into ? into.id : NOW}
            onChange={(value: string) => (value === NEW ? setNaming(true) : setChosen(value))}
            options={[
              { value: NOW, label: t('bulk.now') },
              ...open.map(({ id, name }) => ({ value: id, label: name })),
              { value: NEW, label: t('bulk.new') },
            ]}
          />
        </label>
        {naming && branchId !== undefined && (
          <Suspense>
            <NewReleaseDialog
              branchId={branchId}
              onClose={() => setNaming(false)}
              onOpened={({ id }) => {
                staged.refetch();
                setChosen(id);
                setNaming(false);
              }}
            />
          </Suspense>
        )}
      </>
    ),
  };
}
