import { useTranslation } from 'react-i18next';
import type { ProductActions, ProductRow } from './use-product-actions';
import { ConfirmDialog } from '@shared/ui/dialog';

interface ArchiveProductProps {
  product: ProductRow;
  actions: ProductActions;
  onClose: () => void;
  onArchived?: () => void;
}

/** Asks before a product leaves the menu for good. */
export function ArchiveProduct({ product, actions, onClose, onArchived }: ArchiveProductProps) {
  const { t } = useTranslation('menu');
  const archive = async () => {
    const done = await actions.archive(product, t('archived', { name: product.name }));
    onClose();
    if (done) onArchived?.();
  };
  return (
    <ConfirmDialog
      open
      danger
      title={t('products.archive.title', { name: product.name })}
      confirm={t('archive')}
      busy={actions.isBusy(product.id)}
      onClose={onClose}
      onConfirm={() => void archive()}
    >
      <p>{t('products.archive.text')}</p>
    </ConfirmDialog>
  );
}
