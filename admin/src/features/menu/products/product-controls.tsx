import { ProductMenu } from './product-menu';
import styles from './products.module.css';
import type { ProductActions, ProductRow } from './use-product-actions';
import { RestoreButton } from '../rows/restore-button';
import type { BranchClock } from '../sold-out/sold-out-until';
import { useSoldOutOfRow } from '../sold-out/use-sold-out-of-row';
import { useHasPermission } from '@entities/session/access';

interface ProductControlsProps {
  product: ProductRow;
  clock: BranchClock;
  actions: ProductActions;
  onStock: (product: ProductRow) => void;
  onArchive: (product: ProductRow) => void;
  /** Where the name can be changed in place. */
  onRename?: (product: ProductRow) => void;
  /** Where the order can be changed. */
  toEdge?: (product: ProductRow, edge: 'first' | 'last') => void;
  quiet?: boolean;
}

/** What is done most in a shift in sight, the rest behind "…". */
export function ProductControls({
  product,
  clock,
  actions,
  onStock,
  onArchive,
  onRename,
  toEdge,
  quiet,
}: ProductControlsProps) {
  const mayEdit = useHasPermission('menu.edit');
  const soldOut = useSoldOutOfRow({
    name: product.name,
    soldOutUntil: product.soldOutUntil,
    clock,
    quiet,
    busy: actions.isBusy(product.id),
    onChange: (until, message) => actions.setSoldOut(product, until, message),
    hasMenu: true,
  });
  if (product.state === 'ARCHIVED') {
    return (
      <div className={styles.actions}>{mayEdit && <RestoreButton row={product} actions={actions} />}</div>
    );
  }
  return (
    <div className={styles.actions}>
      {soldOut.control}
      <ProductMenu
        product={product}
        actions={actions}
        onStock={() => onStock(product)}
        onArchive={() => onArchive(product)}
        onRename={onRename && (() => onRename(product))}
        moreGroups={soldOut.groups}
        toEdge={toEdge && ((edge) => toEdge(product, edge))}
      />
    </div>
  );
}
