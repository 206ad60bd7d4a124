import {
  Archive,
  ArrowDownToLine,
  ArrowUpToLine,
  ChartNoAxesColumn,
  CirclePause,
  CirclePlay,
  Copy,
  Package,
  Pencil,
  Store,
  TextCursorInput,
} from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { ProductActions, ProductRow } from './use-product-actions';
import { menuPaths } from '../paths';
import { useBranches } from '@entities/branch/branch';
import { useHasPermission } from '@entities/session/access';
import { fillPath } from '@shared/routing/path';
import { joinGroups, type MenuItem } from '@shared/ui/dropdown';
import { MoreMenu } from '../rows/more-menu';

const CopyDrawer = lazy(() => import('./copy/copy-drawer'));

interface ProductMenuProps {
  product: ProductRow;
  actions: ProductActions;
  /** Left out where the form itself has it. */
  onStock?: () => void;
  onArchive: () => void;
  /** Where the name can be changed in place. */
  onRename?: () => void;
  /** Where the order can be changed. */
  toEdge?: (edge: 'first' | 'last') => void;
  /** What its row has besides. */
  moreGroups?: MenuItem[][];
  /** On the product's own page there is nothing to open. */
  onPage?: boolean;
  /** The page that tells everything of it is where one is already. */
  onDetails?: boolean;
}

/** Everything else that can be done to a product; what the person may not do is not there. */
export function ProductMenu({
  product,
  actions,
  onStock,
  onArchive,
  onRename,
  toEdge,
  moreGroups = [],
  onPage,
  onDetails,
}: ProductMenuProps) {
  const { t } = useTranslation('menu');
  const navigate = useNavigate();
  const mayEdit = useHasPermission('menu.edit');
  const mayCopy = useHasPermission('menu.price.edit') && mayEdit;
  const mayStock = useHasPermission('menu.sold-out') && product.stockTracked && onStock !== undefined;
  const mayCopyTo = useBranches().length > 1 && mayEdit;
  const [copying, setCopying] = useState(false);
  const active = product.state === 'ACTIVE';

  const edit: MenuItem = {
    key: 'edit',
    label: t('edit'),
    icon: <Pencil />,
    onClick: () => void navigate(fillPath(menuPaths.products.edit, { id: product.id })),
  };
  const details: MenuItem = {
    key: 'details',
    label: t('details.open'),
    icon: <ChartNoAxesColumn />,
    onClick: () => void navigate(fillPath(menuPaths.products.show, { id: product.id })),
  };
  const rename: MenuItem = {
    key: 'rename',
    label: t('inPlace.rename'),
    icon: <TextCursorInput />,
    onClick: () => onRename?.(),
  };
  const stock: MenuItem = {
    key: 'stock',
    label: t('stock.open'),
    icon: <Package />,
    onClick: () => onStock?.(),
  };
  const copy: MenuItem = {
    key: 'copy',
    label: t('products.duplicate'),
    icon: <Copy />,
    onClick: () => void actions.duplicate(product),
  };
  const copyTo: MenuItem = {
    key: 'copyTo',
    label: t('products.copyTo'),
    icon: <Store />,
    onClick: () => setCopying(true),
  };
  const pause: MenuItem = {
    key: 'pause',
    label: t(active ? 'pause' : 'resume'),
    icon: active ? <CirclePause /> : <CirclePlay />,
    onClick: () => actions.setActive(product, !active),
  };
  const edges: MenuItem[] = [
    { key: 'first', label: t('moveFirst'), icon: <ArrowUpToLine />, onClick: () => toEdge?.('first') },
    { key: 'last', label: t('moveLast'), icon: <ArrowDownToLine />, onClick: () => toEdge?.('last') },
  ];
  const archive: MenuItem = {
    key: 'archive',
    label: t('archive'),
    icon: <Archive />,
    danger: true,
    onClick: onArchive,
  };
  const items = joinGroups(
    [
      ...(mayEdit && !onPage ? [edit] : []),
      ...(onDetails ? [] : [details]),
      ...(mayEdit && onRename ? [rename] : []),
      ...(mayStock ? [stock] : []),
    ],
    ...moreGroups,
    [...(mayEdit ? [pause] : []), ...(mayCopy ? [copy] : []), ...(mayCopyTo ? [copyTo] : [])],
    toEdge ? edges : [],
    mayEdit ? [archive] : [],
  );

  return (
    <>
      <MoreMenu
        size={onPage ? 'middle' : 'small'}
        type={onPage ? 'default' : 'text'}
        loading={actions.isBusy(product.id)}
        label={t('more', { name: product.name })}
        menu={{ items }}
      />
      {copying && (
        <Suspense>
          <CopyDrawer products={[product]} onClose={() => setCopying(false)} />
        </Suspense>
      )}
    </>
  );
}
