import type { StoreProduct } from '@contracts/storefront';
import { counted, perUnit } from '@domain/menu/unit';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './items.module.css';
import { useFormat } from '@shared/format/context';

interface ProductOptionProps {
  id: string;
  product: StoreProduct;
  sku: string | null;
  quantity: number;
  opens: boolean;
  selected: boolean;
  onPick: () => void;
}

/** A product that was found, with what one of it costs. */
export function ProductOption({ id, product, sku, quantity, opens, selected, onPick }: ProductOptionProps) {
  const { t } = useTranslation('order-items');
  const { money } = useFormat();
  const { name, unit, soldOut, fromPriceCents, isFromPrice } = product;
  const price = perUnit(money(fromPriceCents), unit);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- a listbox by aria-activedescendant: the field above keeps the focus and chooses by Enter
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={selected}
      aria-disabled={soldOut}
      className={styles.product}
      onClick={onPick}
    >
      <span className={styles.productName}>
        {quantity > 1 && <b>{counted(quantity, unit)} </b>}
        {name}
        {sku && <small className={styles.faint}> {sku}</small>}
      </span>
      {soldOut ? (
        <span className={styles.faint}>{t('soldOut')}</span>
      ) : (
        <span className="figures">{isFromPrice ? t('from', { price }) : price}</span>
      )}
      {opens && <ChevronRight size={16} strokeWidth={1.5} aria-hidden />}
    </div>
  );
}
