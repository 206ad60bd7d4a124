import { Button, Segmented } from 'antd';
import { CircleSlash, LayoutGrid, List, ListChecks } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './products.module.css';
import { STATE_FILTERS, type ProductList } from './use-product-list';
import { ListFilter } from '@shared/table/list-filter';
import { Toolbar } from '@shared/table/toolbar';

interface ProductsToolsProps {
  list: ProductList;
  categories: { id: string; name: string }[];
  soldOutOnly: boolean;
  /** Null where there is only one. */
  view: 'table' | 'grid' | null;
  /** Whether cards show their boxes; null where there are always some, or never. */
  selecting: boolean | null;
  onSelecting: (selecting: boolean) => void;
}

/** Search, filters and view; all of them stand in the address. */
export function ProductsTools({
  list,
  categories,
  soldOutOnly,
  view,
  selecting,
  onSelecting,
}: ProductsToolsProps) {
  const { t } = useTranslation('menu');
  const choice = (
    name: 'categoryIds' | 'state',
    all: string,
    options: { value: string; label: string }[],
  ) => (
    <ListFilter
      list={list}
      field={name}
      label={t(`products.filters.${name}`)}
      all={all}
      options={options}
      className={styles.filter}
    />
  );
  return (
    <Toolbar
      search={list.search}
      onSearch={list.setSearch}
      placeholder={t('products.search')}
      actions={
        view && (
          <Segmented
            aria-label={t('products.view.title')}
            value={view}
            onChange={(next) => list.setFilter('view', next === 'grid' ? next : '')}
            options={[
              {
                value: 'table',
                label: t('products.view.table'),
                icon: <List size={16} strokeWidth={1.5} aria-hidden />,
              },
              {
                value: 'grid',
                label: t('products.view.grid'),
                icon: <LayoutGrid size={16} strokeWidth={1.5} aria-hidden />,
              },
            ]}
          />
        )
      }
    >
      <div className={styles.filters}>
        {choice(
          'categoryIds',
          t('products.filters.allCategories'),
          categories.map(({ id, name }) => ({ value: id, label: name })),
        )}
        {choice(
          'state',
          t('products.filters.allStates'),
          STATE_FILTERS.map((state) => ({ value: state, label: t(`states.${state}`) })),
        )}
        <Button
          className={styles.toggle}
          icon={<CircleSlash size={14} strokeWidth={1.75} aria-hidden />}
          aria-pressed={soldOutOnly}
          onClick={() => list.setFilter('soldOut', soldOutOnly ? '' : '1')}
        >
          {t('products.filters.soldOut')}
        </Button>
        {selecting !== null && (
          <Button
            className={styles.toggle}
            icon={<ListChecks size={14} strokeWidth={1.75} aria-hidden />}
            aria-pressed={selecting}
            onClick={() => onSelecting(!selecting)}
          >
            {t('bulk.select')}
          </Button>
        )}
      </div>
    </Toolbar>
  );
}
