import { Select } from 'antd';
import type { VariationGroupDto } from '@contracts/menu';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bulkFields } from './bulk-fields';
import styles from './bulk.module.css';
import { releasesApi } from '../../releases/releases-api';
import type { Staged } from '../../releases/use-staged';
import type { Bulk } from './use-bulk';
import { useLeftOut } from './use-left-out';
import { useErrorMessage } from '@shared/record/use-error-message';
import { showToast } from '@shared/ui/toast-store';

// The schema of a release stands on all of zod, which a list can do without.
const NewReleaseDialog = lazy(() => import('../../releases/new-release-dialog'));

const NOW = '';
const NEW = 'new';

interface Options {
  bulk: Bulk;
  staged: Staged;
  branchId: string | undefined;
  /** The groups of variations that products come in, by id. */
  groups: ReadonlyMap<string, VariationGroupDto>;
  onStaged: (ids: string[]) => void;
}

/** Lets what is done to many products be staged in a release instead: the same changes, at another time. */
export function useStagedBulk({ bulk, staged, branchId, groups, onStaged }: Options) {
  const { t } = useTranslation('release');
  const showError = useErrorMessage();
  const leftOut = useLeftOut();
  const [chosen, setChosen] = useState(NOW);
  const [naming, setNaming] = useState(false);
  const [busy, setBusy] = useState(false);
  const open = staged.releases.filter(({ state }) => state === 'COLLECTING');
  const into = open.find(({ id }) => id === chosen);

  const apply: Bulk['apply'] = async (kind, products, said) => {
    if (!into || kind === 'sold-out') return bulk.apply(kind, products, said);
    setBusy(true);
    try {
      const changes = products.map((product) => ({
        entity: 'product' as const,
        id: product.id,
        fields: bulkFields(kind, product, said, groups.get(product.variationGroupId ?? '')),
      }));
      const { staged: count, refused } = await releasesApi.stageMany(into.id, changes);
      const left = refused.flatMap(({ row, issue }) => (row ? [{ ...row, issue }] : []));
      const description = leftOut(left);
      showToast({
        kind: count === 0 ? 'error' : description ? 'info' : 'success',
        message: t('bulk.done', { count, name: into.name }),
        ...(description && { description }),
      });
      const leftIds = new Set(left.map(({ id }) => id));
      onStaged(products.map(({ id }) => id).filter((id) => !leftIds.has(id)));
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
