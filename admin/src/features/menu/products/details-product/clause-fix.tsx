import { Button } from 'antd';
import type { SaleClauseDto } from '@contracts/product-details';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { menuPaths } from '../../paths';
import { StockDrawer } from '../stock-drawer';
import type { ProductActions, ProductRow } from '../use-product-actions';
import { useHasPermission } from '@entities/session/access';
import { fillPath } from '@shared/routing/path';
import { LinkButton } from '@shared/ui/button';

interface ClauseFixProps {
  clause: SaleClauseDto;
  product: ProductRow;
  actions: ProductActions;
}

/** How a clause that does not hold is put right: at once where one press does it, else the place where it is done. */
export function ClauseFix({ clause: { code, about }, product, actions }: ClauseFixProps) {
  const { t } = useTranslation('menu');
  const mayEdit = useHasPermission('menu.edit');
  const maySellOut = useHasPermission('menu.sold-out');
  const [counting, setCounting] = useState(false);
  const busy = actions.isBusy(product.id);
  const name = product.name;

  const press = (label: string, onClick: () => void) => (
    <Button size="small" loading={busy} onClick={onClick}>
      {label}
    </Button>
  );
  const go = (to: string) => (
    <LinkButton size="small" to={to}>
      {t('details.sale.fix')}
    </LinkButton>
  );
  /** Who may not edit a part still sees it, and may mark its options, in the list. */
  const part = (paths: { list: string; edit: string }, subject = about[0]) =>
    subject &&
    go(
      mayEdit
        ? fillPath(paths.edit, { id: subject.id })
        : `${paths.list}?${new URLSearchParams({ q: subject.name })}`,
    );

  switch (code) {
    case 'ACTIVE':
      return mayEdit && press(t('details.sale.activate'), () => actions.setActive(product, true));
    case 'NOT_SOLD_OUT':
      return (
        maySellOut &&
        press(t('soldOut.sellAgain'), () => actions.setSoldOut(product, null, t('soldOut.back', { name })))
      );
    case 'IN_STOCK':
      return (
        maySellOut && (
          <>
            {press(t('stock.open'), () => setCounting(true))}
            {counting && (
              <StockDrawer product={product} actions={actions} onClose={() => setCounting(false)} />
            )}
          </>
        )
      );
    case 'CATEGORY_ACTIVE':
    case 'CATEGORY_AVAILABLE':
    case 'CATEGORY_NOT_SOLD_OUT':
      return part(menuPaths.categories);
    case 'VARIATION':
      return part(menuPaths.variationGroups);
    case 'EXTRAS':
      // The last is what the ones before it lack.
      return part(menuPaths.extraGroups, about.at(-1));
    case 'AVAILABLE':
    case 'CHANNEL':
      return mayEdit && go(fillPath(menuPaths.products.edit, { id: product.id }));
  }
}
