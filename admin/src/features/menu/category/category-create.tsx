import { useNotification } from '@refinedev/core';
import type { CategoryDto } from '@contracts/menu';
import { lastPosition } from '@domain/menu';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { CategoryForm } from './category-form';
import { NEW_CATEGORY } from './category-values';
import { menuPaths } from '../paths';
import { withNormalizedAvailability } from '@entities/availability/availability-words';
import { useMenuRows } from '../rows/menu-rows';
import { useSaveRow } from '@entities/record/use-save-row';
import { usePageBranch } from '@entities/branch/branch';
import { Page, PageHeader } from '@shared/ui/page';
import { ErrorState, Skeleton } from '@shared/ui/states';

export default function CategoryCreate() {
  const { t } = useTranslation(['menu', 'navigation']);
  const { open: notify } = useNotification();
  const navigate = useNavigate();
  const branch = usePageBranch();
  const { create } = useSaveRow<CategoryDto>('categories');
  // A new category comes last, so it must be known where the others stand.
  const others = useMenuRows<CategoryDto>({ resource: 'categories', branchId: branch.id });

  return (
    <Page narrow>
      <PageHeader
        title={t('category.new')}
        back={{ to: menuPaths.categories.list, label: t('navigation:categories') }}
      />
      {others.error ? (
        <ErrorState error={others.error} onRetry={others.refetch} />
      ) : !others.rows ? (
        <Skeleton lines={6} height={16} />
      ) : (
        <CategoryForm
          stored={NEW_CATEGORY}
          version={0}
          branchId={branch.id}
          save={({ values }) =>
            create({
              ...withNormalizedAvailability(values),
              branchId: branch.id,
              position: lastPosition(others.rows ?? []),
            })
          }
          onSaved={() => {
            notify?.({ type: 'success', message: t('category.created') });
            void navigate(menuPaths.categories.list);
          }}
        />
      )}
    </Page>
  );
}
