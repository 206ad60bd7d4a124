import { Button } from 'antd';
import type { CategoryDto, VariationGroupDto } from '@contracts/menu';
import { Plus, Search, UtensilsCrossed } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ArchiveProduct } from './archive-product';
import { useBulk } from './bulk/use-bulk';
import { useSelection } from './bulk/use-selection';
import { ProductsTable } from './products-table';
import { ProductsTools } from './products-tools';
import { TransferButton } from './transfer/transfer-button';
import { useProductActions, type ProductRow } from './use-product-actions';
import { MENU_ORDER, useProductList } from './use-product-list';
import { useProductOrder } from './use-product-order';
import { menuPaths } from '../paths';
import { ReleasesLink } from '../releases/releases-link';
import { useStagedBulk } from './bulk/use-staged-bulk';
import { stagedProducts, useStaged } from '../releases/use-staged';
import { BY_POSITION, useMenuRows } from '../rows/menu-rows';
import { usePageBranch } from '@entities/branch/branch';
import { useHasPermission } from '@entities/session/access';
import { useMedia } from '@shared/state/use-media';
import { LinkButton } from '@shared/ui/button';
import { Card } from '@shared/ui/card';
import { Page, PageHeader } from '@shared/ui/page';
import { EmptyState, Skeleton } from '@shared/ui/states';

// The schema of a stock move stands on all of zod, which a list can do without.
const StockDrawer = lazy(() => import('./stock-drawer').then((module) => ({ default: module.StockDrawer })));

// Of the two views one is seen, and most who look choose nothing.
const ProductsCards = lazy(async () => ({ default: (await import('./products-cards')).ProductsCards }));
const BulkBar = lazy(async () => ({ default: (await import('./bulk/bulk-bar')).BulkBar }));

export default function ProductsList() {
  const { t } = useTranslation('menu');
  const branch = usePageBranch();
  const mayEdit = useHasPermission('menu.edit');
  const maySellOut = useHasPermission('menu.sold-out');
  const phone = useMedia('(max-width: 767px)');
  // Below that a table's buttons would lie outside of the screen.
  const narrow = useMedia('(max-width: 1199px)');
  const [params] = useSearchParams();
  const soldOutOnly = params.get('soldOut') === '1';
  const grid = !phone && params.get('view') === 'grid';

  const branchId = branch.id;
  const read = useProductList(branchId, soldOutOnly);
  const categories = useMenuRows<CategoryDto>({
    resource: 'categories',
    branchId,
    sorters: BY_POSITION,
  });
  const groups = useMenuRows<VariationGroupDto>({ resource: 'variation-groups', branchId });
  const actions = useProductActions();
  const { list, ...order } = useProductOrder(read, actions, {
    mayEdit,
    narrowed: soldOutOnly || read.search !== '' || read.filter('state') !== '',
  });
  const [stockOf, setStockOf] = useState<string | null>(null);
  const mayChange = mayEdit || maySellOut;
  const counted = list.rows.find(({ id }) => id === stockOf);
  const archived = list.filter('state') === 'ARCHIVED';
  const cards = grid || narrow;
  const [selecting, setSelecting] = useState(false);
  const selection = useSelection(list);
  const bulk = useBulk({
    onChanged: ({ changed }) => {
      selection.remove(changed.map(({ id }) => id));
      list.refetch();
    },
  });
  const staged = useStaged(branchId);
  const sizes = useMemo(() => new Map(groups.rows?.map((group) => [group.id, group])), [groups.rows]);
  const categoryNames = useMemo(
    () => new Map(categories.rows?.map(({ id, name }) => [id, name])),
    [categories.rows],
  );
  const later = useStagedBulk({ bulk, staged, branchId, onStaged: selection.remove });
  const { releases, rows: changes } = staged;
  const stagedIn = useMemo(() => stagedProducts({ releases, rows: changes }), [releases, changes]);
  const [archiving, setArchiving] = useState<ProductRow | null>(null);

  const create = mayEdit && (
    <LinkButton to={menuPaths.products.create} type="primary" icon={<Plus size={16} strokeWidth={1.75} />}>
      {t('products.new')}
    </LinkButton>
  );
  const narrowed = list.isNarrowed || soldOutOnly;
  const nothing = !list.isLoading && !list.error && list.total === 0;
  const noneYet = nothing && !narrowed;
  const empty = noneYet ? (
    <EmptyState
      icon={UtensilsCrossed}
      title={t('products.empty.title')}
      text={t(mayEdit ? 'products.empty.text' : 'products.empty.readOnly')}
      action={create}
    />
  ) : (
    <EmptyState
      icon={Search}
      title={t('products.nothing')}
      action={<Button onClick={list.clear}>{t('clear')}</Button>}
    />
  );
  const view = {
    list,
    ...order,
    empty,
    clock: branch,
    actions,
    categories: categoryNames,
    groups: sizes,
    onStock: (product: ProductRow) => setStockOf(product.id),
    onArchive: setArchiving,
    staged: stagedIn,
    selection: mayChange && !archived && (!cards || selecting) ? selection : null,
  };

  return (
    <Page>
      <PageHeader
        title={t('products.title')}
        subtitle={mayEdit ? undefined : t(maySellOut ? 'products.soldOutOnly' : 'readOnly')}
        actions={
          mayEdit && (
            <>
              <ReleasesLink releases={staged.releases} />
              <TransferButton />
              {!noneYet && create}
            </>
          )
        }
      />
      <Card flush>
        {!noneYet && (
          <ProductsTools
            list={list}
            categories={categories.rows ?? []}
            soldOutOnly={soldOutOnly}
            view={phone ? null : grid ? 'grid' : 'table'}
            selecting={mayChange && cards && !archived ? selecting : null}
            onSelecting={(next) => {
              setSelecting(next);
              if (!next) selection.clear();
            }}
          />
        )}
        {cards ? (
          <Suspense fallback={<Skeleton lines={8} height={28} />}>
            <ProductsCards compact={!grid} {...view} />
          </Suspense>
        ) : (
          <ProductsTable {...view} onSort={(sort) => list.setSort(sort ?? MENU_ORDER)} />
        )}
        {view.selection && selection.count > 0 && (
          <Suspense>
            <BulkBar
              selection={selection}
              bulk={later.bulk}
              into={later.into}
              when={mayEdit && later.when}
              total={selection.most}
              categories={categories.rows ?? []}
              groups={view.groups}
              clock={view.clock}
              onChooseAll={selection.addAll}
            />
          </Suspense>
        )}
      </Card>
      {counted && (
        <Suspense>
          <StockDrawer product={counted} actions={actions} onClose={() => setStockOf(null)} />
        </Suspense>
      )}
      {archiving && (
        <ArchiveProduct product={archiving} actions={actions} onClose={() => setArchiving(null)} />
      )}
    </Page>
  );
}
