import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InPlace } from './in-place';
import type { ProductRow } from './use-product-actions';
import { TextInput } from '@shared/ui/inputs';

const [SHORTEST, LONGEST] = [2, 80];

interface NameEditorProps {
  product: ProductRow;
  /** The new name, or null to leave it. */
  onClose: (name: string | null) => void;
}

/** The name of a product, changed where it stands. */
export function NameEditor({ product, onClose }: NameEditorProps) {
  const { t } = useTranslation('menu');
  const [name, setName] = useState(product.name);
  const valid = name.trim().length >= SHORTEST;
  return (
    <InPlace wide valid={valid} onClose={(store) => onClose(store ? name.trim() : null)}>
      <TextInput
        autoFocus
        aria-label={t('inPlace.nameOf', { name: product.name })}
        aria-invalid={!valid || undefined}
        maxLength={LONGEST}
        value={name}
        onChange={setName}
      />
    </InPlace>
  );
}
