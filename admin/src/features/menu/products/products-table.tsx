import type { VariationGroupDto } from '@contracts/menu';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Selection } from './bulk/use-selection';
import { NameEditor } from './name-editor';
import { PriceCell } from './price-cell';
import { ProductDeeds } from './product-deeds';
import { products } from './products.feature';
import styles from './products.module.css';
import { SaleState } from './sale-state';
import { StockCell } from './stock-cell';
import type { ProductActions, ProductRow } from './use-product-actions';
import type { ProductList } from './use-product-list';
import { Thumbnail } from '../photos/thumbnail';
import { StagedMark } from '../releases/staged-mark';
import type { BranchClock } from '../sold-out/sold-out-until';
import { useGrant } from '@entities/session/access';
import { at } from '@shared/routing/path';
import type { Column } from '@shared/table/data-rows';
import { LongTable } from '@shared/table/long-table';
import type { Sort } from '@shared/table/use-list-address';
import type { Landing } from '@shared/table/use-long-rows';

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
}: ProductsView & { onSort: (sort: Sort) => void }) {
  const { t } = useTranslation('menu');
  const mayEdit = useGrant('menu.edit') !== null;
  const { clock, actions, categories, groups, selection, staged } = view;
  const [renaming, setRenaming] = useState<string | null>(null);

  const stock: Column<ProductRow> = {
    key: 'stock',
    title: t('products.columns.stock'),
    align: 'end',
    width: '96px',
    render: (product) => (
      <StockCell
        item={product}
        busy={actions.isBusy(product.id)}
        onCount={product.state === 'ARCHIVED' ? undefined : (quantity) => actions.setStock(product, quantity)}
      />
    ),
  };
  const columns: Column<ProductRow>[] = [
    {
      key: 'name',
      title: t('products.columns.name'),
      hint: mayEdit && !onMove ? t('products.orderHint') : undefined,
      sort: 'name',
      unlinked: ({ id }) => id === renaming,
      render: (product) => (
        <span className={styles.product} data-off={product.state === 'ACTIVE' ? undefined : true}>
          <Thumbnail url={product.imageUrls[0]} size="small" />
          {product.id === renaming ? (
            <NameEditor
              product={product}
              onClose={(name) => {
                setRenaming(null);
                if (name !== null && name !== product.name) actions.setName(product, name);
              }}
            />
          ) : (
            <span className={styles.name}>
              {product.name} <StagedMark releases={staged.get(product.id)} />
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'categories',
      title: t('products.columns.categories'),
      width: '15%',
      render: ({ categoryIds }) => (
        <span className={styles.categories}>
          {categoryIds.flatMap((id) => categories.get(id) ?? []).join(', ')}
        </span>
      ),
    },
    {
      key: 'price',
      title: t('products.columns.price'),
      sort: 'priceCents',
      align: 'end',
      width: '172px',
      render: (product) => (
        <PriceCell
          product={product}
          group={groups.get(product.variationGroupId ?? '')}
          busy={actions.isBusy(product.id)}
          onChange={(cents) => actions.setPrice(product, cents)}
        />
      ),
    },
    // A column of dashes says nothing.
    ...(list.rows.some(({ stockTracked }) => stockTracked) ? [stock] : []),
    {
      key: 'state',
      title: t('products.columns.state'),
      width: '136px',
      render: (product) => <SaleState product={product} clock={clock} />,
    },
    {
      key: 'deeds',
      title: t('products.columns.deeds'),
      align: 'end',
      width: '216px',
      render: (product) => (
        <ProductDeeds product={product} quiet {...view} onRename={({ id }) => setRenaming(id)} />
      ),
    },
  ];

  return (
    <LongTable
      label={t('products.title')}
      list={list}
      height={ROW_HEIGHT}
      columns={columns}
      rowLink={({ id, state }) =>
        // What is archived has no page.
        state === 'ARCHIVED' ? null : at(mayEdit ? products.paths.edit : products.paths.show, { id })
      }
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
