import type { VariationGroupDto } from '@contracts/menu';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Selection } from './bulk/use-selection';
import { PriceCell } from './price-cell';
import { ProductControls } from './product-controls';
import styles from './products.module.css';
import { menuPaths } from '../paths';
import { SaleState } from '../sold-out/sale-state';
import { StockCell } from '../stock/stock-cell';
import type { ProductActions, ProductRow } from './use-product-actions';
import type { ProductList } from './use-product-list';
import { Thumbnail } from '../photos/thumbnail';
import { StagedMark } from '../releases/staged-mark';
import type { BranchClock } from '../sold-out/sold-out-until';
import { useHasPermission } from '@entities/session/access';
import { fillPath } from '@shared/routing/path';
import type { RowColumn } from '../long-list/long-lines';
import { LongTable } from '../long-list/long-table';
import type { Sort } from '../long-list/use-list-address';
import type { Landing } from '../long-list/use-long-rows';

// The schema that a name is checked by stands on all of zod, which a list can do without.
const NameEditor = lazy(() => import('./name-editor'));

const ROW_HEIGHT = 49;

export interface ProductsView {
  list: ProductList;
  /** Shown in place of no rows. */
  empty: ReactNode;
  clock: BranchClock;
  actions: ProductActions;
  /** The names of categories by id. */
  categories: ReadonlyMap<string, string>;
  groups: ReadonlyMap<string, VariationGroupDto>;
  selection: Selection | null;
  onStock: (product: ProductRow) => void;
  onArchive: (product: ProductRow) => void;
  /** The releases that will change a product, by its id. */
  staged: ReadonlyMap<string, string>;
  /** Left out where the order cannot be changed now. */
  onMove?: (from: number, to: number) => void;
  landing: Landing | null;
  toEdge?: (product: ProductRow, edge: 'first' | 'last') => void;
}

const nameOf = ({ name }: ProductRow) => name;

export function ProductsTable({
  list,
  empty,
  onSort,
  onMove,
  landing,
  ...view
}: ProductsView & { onSort: (sort: Sort | null) => void }) {
  const { t } = useTranslation('menu');
  const mayEdit = useHasPermission('menu.edit');
  const { clock, actions, categories, groups, selection, staged } = view;
  const tracked = list.rows.some(({ stockTracked }) => stockTracked);
  const [renaming, setRenaming] = useState<string | null>(null);

  // What is archived has no page.
  const linkTo = ({ id, state }: ProductRow) =>
    state === 'ARCHIVED'
      ? null
      : fillPath(mayEdit ? menuPaths.products.edit : menuPaths.products.show, { id });

  const stock: RowColumn<ProductRow> = {
    key: 'stock',
    title: t('products.columns.stock'),
    align: 'end',
    width: 96,
    render: (_, product) => (
      <StockCell
        item={product}
        busy={actions.isBusy(product.id)}
        onCount={product.state === 'ARCHIVED' ? undefined : (quantity) => actions.setStock(product, quantity)}
      />
    ),
  };
  const columns: RowColumn<ProductRow>[] = [
    {
      key: 'name',
      title: (
        <span title={mayEdit && !onMove ? t('products.orderHint') : undefined}>
          {t('products.columns.name')}
        </span>
      ),
      sorter: true,
      render: (_, product) => {
        const link = linkTo(product);
        const look = { className: styles.product, 'data-off': product.state === 'ACTIVE' ? undefined : true };
        const photo = <Thumbnail url={product.imageUrls[0]} size="small" />;
        if (product.id === renaming)
          return (
            <span {...look}>
              {photo}
              <Suspense>
                <NameEditor
                  product={product}
                  onClose={(name) => {
                    setRenaming(null);
                    if (name !== null && name !== product.name) actions.setName(product, name);
                  }}
                />
              </Suspense>
            </span>
          );
        const name = (
          <span {...look}>
            {photo}
            <span className={styles.name}>
              {product.name} <StagedMark releases={staged.get(product.id)} />
            </span>
          </span>
        );
        return link === null ? name : <Link to={link}>{name}</Link>;
      },
    },
    {
      key: 'categories',
      title: t('products.columns.categories'),
      width: '15%',
      render: (_, { categoryIds }) => (
        <span className={styles.categories}>
          {categoryIds.flatMap((id) => categories.get(id) ?? []).join(', ')}
        </span>
      ),
    },
    {
      key: 'priceCents',
      title: t('products.columns.price'),
      sorter: true,
      align: 'end',
      width: 172,
      render: (_, product) => (
        <PriceCell
          product={product}
          group={groups.get(product.variationGroupId ?? '')}
          busy={actions.isBusy(product.id)}
          onChange={(cents) => actions.setPrice(product, cents)}
        />
      ),
    },
    // A column of dashes says nothing.
    ...(tracked ? [stock] : []),
    {
      key: 'state',
      title: t('products.columns.state'),
      width: 136,
      render: (_, product) => <SaleState product={product} clock={clock} />,
    },
    {
      key: 'actions',
      atRest: true,
      title: t('products.columns.actions'),
      align: 'end',
      width: 216,
      render: (_, product) => (
        <ProductControls product={product} quiet {...view} onRename={({ id }) => setRenaming(id)} />
      ),
    },
  ];

  return (
    <LongTable
      label={t('products.title')}
      list={list}
      height={ROW_HEIGHT}
      columns={columns}
      drawnFrom={[
        t,
        mayEdit,
        clock,
        categories,
        groups,
        staged,
        renaming,
        tracked,
        actions.busy,
        onMove === undefined,
      ]}
      rowLink={linkTo}
      selection={
        selection
          ? {
              ...selection,
              label: ({ name }) => t('bulk.choose', { name }),
              allLabel: t(selection.hasMore ? 'bulk.chooseMost' : 'bulk.chooseAll', {
                count: selection.most,
              }),
            }
          : undefined
      }
      onSort={onSort}
      sorting={mayEdit ? { nameOf, onMove, landing } : undefined}
      empty={empty}
    />
  );
}
