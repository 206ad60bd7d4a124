import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PriceCell } from './price-cell';
import { ProductControls } from './product-controls';
import styles from './products.module.css';
import type { ProductsView } from './products-table';
import { menuPaths } from '../paths';
import { SaleState } from '../sold-out/sale-state';
import type { ProductRow } from './use-product-actions';
import { Thumbnail } from '../photos/thumbnail';
import { StagedMark } from '../releases/staged-mark';
import { useHasPermission } from '@entities/session/access';
import { fillPath } from '@shared/routing/path';
import { SortHandle } from '@shared/sortable/sort-handle';
import { SelectBox } from '../long-list/select-box';
import { classes } from '@shared/ui/classes';

interface ProductCardProps extends Omit<ProductsView, 'onMove' | 'landing'> {
  product: ProductRow;
  compact: boolean;
  /** Where it stands in the list, and in which line of cards, from 0. */
  index: number;
  line: number;
  measure?: (element: Element | null) => void;
}

/** A product with what is done most to it, for the phone and the grid. */
export const ProductCard = memo(function ProductCard({
  product,
  compact,
  index,
  line,
  measure,
  ...view
}: ProductCardProps) {
  const mayEdit = useHasPermission('menu.edit');
  const { clock, actions, categories, groups, selection, staged } = view;
  const { t } = useTranslation('menu');
  return (
    <li
      ref={measure}
      data-index={line}
      data-place={index}
      aria-setsize={view.list.total}
      aria-posinset={index + 1}
      className={classes(styles.card, compact && styles.compact)}
      data-off={product.state === 'ACTIVE' ? undefined : true}
    >
      <SortHandle quiet name={product.name} className={styles.grip} />
      {selection && (
        <span className={styles.pick}>
          <SelectBox
            label={t('bulk.choose', { name: product.name })}
            checked={selection.isChosen(product)}
            onToggle={(range) => selection.toggle(product, range)}
          />
        </span>
      )}
      <Thumbnail url={product.imageUrls[0]} size={compact ? 'medium' : 'large'} />
      <div className={styles.body}>
        <div className={styles.top}>
          <span>
            {mayEdit && product.state !== 'ARCHIVED' ? (
              <Link
                to={fillPath(menuPaths.products.edit, { id: product.id })}
                className={classes(styles.name, styles.open)}
              >
                {product.name}
              </Link>
            ) : (
              <span className={styles.name}>{product.name}</span>
            )}{' '}
            <StagedMark releases={staged.get(product.id)} />
          </span>
          <PriceCell
            product={product}
            group={groups.get(product.variationGroupId ?? '')}
            busy={actions.isBusy(product.id)}
            onChange={(cents) => actions.setPrice(product, cents)}
          />
        </div>
        <div className={styles.foot}>
          <span className={styles.categories}>
            {product.categoryIds.flatMap((id) => categories.get(id) ?? []).join(', ')}
          </span>
          <span className={styles.compactState}>
            <SaleState product={product} clock={clock} />
          </span>
          <ProductControls product={product} {...view} />
        </div>
      </div>
    </li>
  );
});
