import type { ProductDto } from '@contracts/menu';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { copyOf } from './product-copy';
import { menuPaths } from '../paths';
import { useMenuActions } from '../rows/use-menu-actions';
import { useHasPermission } from '@entities/session/access';
import { useFormat } from '@shared/format/context';
import { fillPath } from '@shared/routing/path';

export type ProductRow = ProductDto;

/** What is done to a product outside of its form. */
export function useProductActions() {
  const { t } = useTranslation('menu');
  const { money } = useFormat();
  const navigate = useNavigate();
  const mayStock = useHasPermission('menu.sold-out');
  const actions = useMenuActions<ProductRow>('products');
  return {
    ...actions,
    setPrice: (product: ProductRow, priceCents: number) =>
      void actions.change(
        product,
        { priceCents },
        t('price.changed', { name: product.name, price: money(priceCents) }),
      ),
    setName: (product: ProductRow, name: string) =>
      void actions.change(product, { name }, t('inPlace.renamed', { name })),
    setStock: (product: ProductRow, quantity: number) =>
      void actions.count(product, quantity, t('inPlace.counted', { name: product.name, count: quantity })),
    setActive: (product: ProductRow, active: boolean) =>
      void actions.change(
        product,
        { state: active ? 'ACTIVE' : 'PAUSED' },
        t(active ? 'resumed' : 'paused', { name: product.name }),
      ),
    setSoldOut: (product: ProductRow, until: string | null, message: string) =>
      void actions.sellOut(product, until, message),
    /** Makes a draft like it and opens that. */
    duplicate: async (product: ProductRow) => {
      const name = t('products.copyName', { name: product.name });
      const uncounted = mayStock ? {} : { stockTracked: false, stockLowAt: null };
      const body = { ...copyOf(product, name, product.position + 1), ...uncounted };
      const stored = await actions.copy(product, body, t('products.copied', { name: product.name }));
      if (stored) void navigate(fillPath(menuPaths.products.edit, { id: stored.id }));
    },
  };
}

export type ProductActions = ReturnType<typeof useProductActions>;
