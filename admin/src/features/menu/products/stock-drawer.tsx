import { Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import { StockMoves } from '../stock/stock-moves';
import type { ProductActions, ProductRow } from './use-product-actions';
import { drawerWidth } from '@shared/tokens/tokens';

interface StockDrawerProps {
  product: ProductRow;
  actions: ProductActions;
  onClose: () => void;
}

/** The stock of a product, beside the list it was opened from. */
export function StockDrawer({ product, actions, onClose }: StockDrawerProps) {
  const { t } = useTranslation('menu');
  return (
    <Drawer open title={t('stock.of', { name: product.name })} width={drawerWidth.regular} onClose={onClose}>
      <StockMoves
        item={product}
        busy={actions.isBusy(product.id)}
        onMove={(move, message) => actions.moveStock(product, move, message)}
        onDone={onClose}
      />
    </Drawer>
  );
}
