import { useTranslation } from 'react-i18next';
import { StockMoves } from '../stock/stock-moves';
import type { ProductActions, ProductRow } from './use-product-actions';
import { Drawer } from '@shared/ui/dialog';

interface StockDrawerProps {
  /** Undefined while it is closed. */
  product: ProductRow | undefined;
  actions: ProductActions;
  onClose: () => void;
}

/** The stock of a product, beside the list it was opened from. */
export function StockDrawer({ product, actions, onClose }: StockDrawerProps) {
  const { t } = useTranslation('menu');
  return (
    <Drawer
      open={product !== undefined}
      onClose={onClose}
      title={product ? t('stock.of', { name: product.name }) : ''}
    >
      {product && (
        <StockMoves
          item={product}
          busy={actions.isBusy(product.id)}
          onMove={(move, message) => actions.moveStock(product, move, message)}
          onDone={onClose}
        />
      )}
    </Drawer>
  );
}
