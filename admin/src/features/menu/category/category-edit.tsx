import { useNotification } from '@refinedev/core';
import type { CategoryDto } from '@contracts/menu';
import { useTranslation } from 'react-i18next';
import { CategoryForm } from './category-form';
import { categoryValues } from './category-values';
import { menuPaths } from '../paths';
import { withNormalizedAvailability } from '@entities/availability/availability-words';
import { useBranchOfRecord, useMenuRecord } from '../rows/menu-record';
import { RecordProblem } from '@entities/record/record-problem';
import { useSaveRow } from '@entities/record/use-save-row';
import { Page, PageHeader } from '@shared/ui/page';
import { Skeleton } from '@shared/ui/states';

export default function CategoryEdit() {
  const { t } = useTranslation(['menu', 'navigation']);
  const { open: notify } = useNotification();
  const { row, error, retry } = useMenuRecord<CategoryDto>('categories');
  const { update } = useSaveRow<CategoryDto>('categories');
  useBranchOfRecord(row, menuPaths.categories.list);
  const list = { to: menuPaths.categories.list, label: t('navigation:categories') };

  return (
    <Page narrow>
      <PageHeader
        title={row?.name ?? t('category.edit')}
        subtitle={row && t('category.products', { count: row.productCount })}
        back={list}
      />
      {error ? (
        <RecordProblem error={error} onRetry={retry} list={list} />
      ) : !row ? (
        <Skeleton lines={6} height={16} />
      ) : (
        <CategoryForm
          key={row.id}
          id={row.id}
          stored={categoryValues(row)}
          version={row.version}
          branchId={row.branchId}
          save={({ changes, version }) => update(row.id, { ...withNormalizedAvailability(changes), version })}
          onSaved={() => notify?.({ type: 'success', message: t('saved') })}
        />
      )}
    </Page>
  );
}
