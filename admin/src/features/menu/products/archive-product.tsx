import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ProductActions, ProductRow } from './use-product-actions';
import { dialogWidth } from '@shared/tokens/tokens';

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
    <Modal
      open
      okType="danger"
      title={t('products.archive.title', { name: product.name })}
      width={dialogWidth.regular}
      okText={t('archive')}
      confirmLoading={actions.isBusy(product.id)}
      onCancel={onClose}
      onOk={() => void archive()}
    >
      <p>{t('products.archive.text')}</p>
    </Modal>
  );
}
