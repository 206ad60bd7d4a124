import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bulkFields } from './bulk-fields';
import { NameDialog } from './name-dialog';
import { releasesApi } from './releases-api';
import styles from './releases.module.css';
import { useNewRelease } from './use-new-release';
import type { Staged } from './use-staged';
import type { Bulk } from '../products/bulk/use-bulk';
import { ApiError } from '@shared/api/error';
import { ChoiceInput } from '@shared/ui/inputs';
import { showToast } from '@shared/ui/toast-store';

const NOW = '';
const NEW = 'new';
const NAMED = 5;

interface Options {
  bulk: Bulk;
  staged: Staged;
  branchId: string | undefined;
  onStaged: (ids: string[]) => void;
}

/** Lets what is done to many products be staged in a release instead: the same deeds, at another time. */
export function useBulkLater({ bulk, staged, branchId, onStaged }: Options) {
  const { t } = useTranslation(['release', 'menu']);
  const [chosen, setChosen] = useState(NOW);
  const [naming, setNaming] = useState(false);
  const [busy, setBusy] = useState(false);
  const made = useNewRelease(branchId);
  const open = staged.releases.filter(({ state }) => state === 'COLLECTING');
  const into = open.find(({ id }) => id === chosen);

  const apply: Bulk['apply'] = async (kind, products, said) => {
    if (!into || kind === 'sold-out') return bulk.apply(kind, products, said);
    setBusy(true);
    try {
      const changes = products.map((product) => ({
        entity: 'product' as const,
        id: product.id,
        fields: bulkFields(kind, product, said),
      }));
      const { staged: count, refused } = await releasesApi.stageMany(into.id, changes);
      const names = refused.slice(0, NAMED).map(({ row, issue }) => `${row?.name}: ${issue.message}`);
      showToast({
        kind: count === 0 ? 'error' : refused.length > 0 ? 'info' : 'success',
        message: t('bulk.done', { count, name: into.name }),
        ...(names.length > 0 && {
          description: [t('menu:bulk.leftOut', { count: refused.length }), ...names].join(' '),
        }),
      });
      const left = new Set(refused.map(({ row }) => row?.id));
      onStaged(products.map(({ id }) => id).filter((id) => !left.has(id)));
      staged.refetch();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const why = error.message || t('menu:notDone.unexpected');
      showToast({ kind: 'error', message: t('menu:notDone.title'), description: why });
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
          <ChoiceInput
            value={into ? into.id : NOW}
            onChange={(value) => (value === NEW ? setNaming(true) : setChosen(value))}
            options={[
              { value: NOW, label: t('bulk.now') },
              ...open.map(({ id, name }) => ({ value: id, label: name })),
              { value: NEW, label: t('bulk.new') },
            ]}
          />
        </label>
        {naming && (
          <NameDialog
            title={t('new')}
            confirm={t('create')}
            busy={made.busy}
            onClose={() => setNaming(false)}
            onName={(name) =>
              void made.create(name).then((release) => {
                if (!release) return;
                staged.refetch();
                setChosen(release.id);
                setNaming(false);
              })
            }
          />
        )}
      </>
    ),
  };
}
