import { productCreate } from '@contracts/menu';
import { MAX_PRODUCT_NAME } from '@domain/menu/product-fields';
import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InPlace } from '../rows/in-place';
import type { ProductRow } from './use-product-actions';

const schema = productCreate.shape.name;

interface NameEditorProps {
  product: ProductRow;
  /** The new name, or null to leave it. */
  onClose: (name: string | null) => void;
}

/** The name of a product, changed where it stands. */
export default function NameEditor({ product, onClose }: NameEditorProps) {
  const { t } = useTranslation('menu');
  const [name, setName] = useState(product.name);
  const valid = schema.safeParse(name).success;
  return (
    <InPlace wide valid={valid} onClose={(store) => onClose(store ? name.trim() : null)}>
      <Input
        autoFocus
        aria-label={t('inPlace.nameOf', { name: product.name })}
        status={valid ? undefined : 'error'}
        aria-invalid={!valid || undefined}
        maxLength={MAX_PRODUCT_NAME}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
    </InPlace>
  );
}
