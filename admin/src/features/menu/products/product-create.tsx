import { lastPosition } from '@domain/menu';
import { useList, useNotification } from '@refinedev/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { ProductForm } from './product-form';
import { NEW_PRODUCT } from './product-values';
import type { ProductRow } from './use-product-actions';
import { useProductParts } from './use-product-parts';
import { menuPaths } from '../paths';
import { withNormalizedAvailability } from '@entities/availability/availability-words';
import { useSaveRow } from '@entities/record/use-save-row';
import { usePageBranch } from '@entities/branch/branch';
import { useHasPermission } from '@entities/session/access';
import type { ApiError } from '@shared/api/error';
import { fillPath } from '@shared/routing/path';
import { Page, PageHeader } from '@shared/ui/page';
import { ErrorState, Skeleton } from '@shared/ui/states';

export default function ProductCreate() {
  const { t } = useTranslation(['menu', 'navigation']);
  const { open: notify } = useNotification();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const branch = usePageBranch();
  const mayPrice = useHasPermission('menu.price.edit');
  const { parts, error, retry } = useProductParts(branch.id);
  const { create } = useSaveRow<ProductRow>('products');
  const last = useLast(branch.id);
  const made = useRef('');
  /** How many were made here, and the categories of the one before: the next one often belongs there too. */
  const [round, setRound] = useState({ number: 0, categoryIds: params.getAll('category') });

  const begin = {
    ...NEW_PRODUCT,
    categoryIds: round.categoryIds,
    // Who may not say the price makes a draft that somebody else finishes.
    ...(mayPrice ? {} : { priceCents: 0, state: 'DRAFT' as const }),
  };
  return (
    <Page>
      <PageHeader
        title={t('products.new')}
        back={{ to: menuPaths.products.list, label: t('navigation:products') }}
      />
      {error ? (
        <ErrorState error={error} onRetry={retry} />
      ) : !parts || !last.known ? (
        <Skeleton lines={8} height={16} />
      ) : (
        <ProductForm
          key={round.number}
          stored={begin}
          version={0}
          branchId={branch.id}
          parts={parts}
          save={async ({ values }) => {
            const body = {
              ...withNormalizedAvailability(values),
              branchId: branch.id,
              position: last.position,
            };
            const stored = await create(body);
            made.current = stored.id;
            setRound(({ number }) => ({ number, categoryIds: stored.categoryIds }));
            return stored;
          }}
          onSaved={(how) => {
            notify?.({ type: 'success', message: t('product.created') });
            if (how === 'first')
              return void navigate(fillPath(menuPaths.products.show, { id: made.current }));
            setRound(({ number, categoryIds }) => ({ number: number + 1, categoryIds }));
            window.scrollTo(0, 0);
          }}
        />
      )}
    </Page>
  );
}

/** Where a new product stands: after the last. */
function useLast(branchId: string) {
  const { query } = useList<ProductRow, ApiError>({
    resource: 'products',
    filters: [{ field: 'branchId', operator: 'eq', value: branchId }],
    sorters: [{ field: 'position', order: 'desc' }],
    pagination: { currentPage: 1, pageSize: 1 },
    errorNotification: false,
  });
  // Not knowing it costs the product its place at the end, not more.
  return { known: query.isFetched, position: lastPosition(query.data?.data ?? []) };
}
