import { Button } from 'antd';
import type { ProductDto, VariationGroupDto } from '@contracts/menu';
import type { AskedPrice } from '@domain/pricing';
import { perUnit } from '@domain/menu/unit';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { menuPaths } from '../paths';
import { InPlace } from '../rows/in-place';
import { promotionRuns } from './product-price';
import styles from './products.module.css';
import inPlace from '../rows/in-place.module.css';
import { useHasPermission } from '@entities/session/access';
import { useFormat } from '@shared/format/context';
import { useNow } from '@shared/state/use-now';
import { fillPath } from '@shared/routing/path';
import { MoneyInput } from '@entities/money/money-input';

interface PriceCellProps {
  product: ProductDto;
  /** Its variations: with them the price is theirs. */
  group: VariationGroupDto | undefined;
  busy: boolean;
  onChange: (priceCents: number) => void;
}

/** The price, changed in place: press it, type, Enter. Who may not change prices sees it as text. */
export function PriceCell({ product, group, busy, onChange }: PriceCellProps) {
  const { t } = useTranslation('menu');
  const { money } = useFormat();
  const now = useNow();
  const mayPrice = useHasPermission('menu.price.edit');
  const [editing, setEditing] = useState(false);
  const returning = useRef(false);
  const { asked } = product;
  const inWords = ({ cents, isFrom }: AskedPrice) => {
    const least = perUnit(money(cents), product.unit);
    return isFrom ? t('price.from', { price: least }) : least;
  };

  if (group) {
    const text = asked ? inWords(asked) : '–';
    return mayPrice && product.state !== 'ARCHIVED' ? (
      <Link
        to={fillPath(menuPaths.variationGroups.edit, { id: group.id })}
        className={inPlace.value}
        title={t('price.ofVariations')}
        aria-label={t('price.changeSizes', { group: group.name, name: product.name, price: text })}
      >
        {text}
      </Link>
    ) : (
      <span className={styles.price} title={t('price.ofVariations')}>
        {text}
      </span>
    );
  }
  const promo = promotionRuns(product, now) ? product.promoPriceCents : null;
  const inForce = promo ?? product.priceCents;
  // What has to be chosen with it is part of what customers read.
  const chosenWith = asked !== null && (asked.isFrom || asked.cents > inForce) ? inWords(asked) : null;
  const price = chosenWith ?? perUnit(money(product.priceCents), product.unit);
  const shown = chosenWith ?? (
    <>
      {promo !== null && <span className={styles.promo}>{perUnit(money(promo), product.unit)}</span>}
      <span className={promo === null ? undefined : styles.before}>
        {promo === null ? price : money(product.priceCents)}
      </span>
    </>
  );
  if (!mayPrice || product.state === 'ARCHIVED') return <span className={styles.price}>{shown}</span>;
  if (editing) {
    return (
      <PriceEditor
        label={t('price.of', { name: product.name })}
        priceCents={product.priceCents}
        onClose={(cents, byKey) => {
          returning.current = byKey;
          setEditing(false);
          if (cents !== null && cents !== product.priceCents) onChange(cents);
        }}
      />
    );
  }
  return (
    <Button
      type="text"
      // Who closed the field with a key stays where they were.
      ref={(button) => {
        if (button && returning.current) button.focus();
        returning.current = false;
      }}
      className={inPlace.value}
      aria-label={t('price.change', { name: product.name, price })}
      aria-busy={busy || undefined}
      onClick={() => !busy && setEditing(true)}
    >
      {shown}
    </Button>
  );
}

interface PriceEditorProps {
  label: string;
  priceCents: number;
  /** The new price, or null to leave it; and whether a key closed the field. */
  onClose: (priceCents: number | null, byKey: boolean) => void;
}

function PriceEditor({ label, priceCents, onClose }: PriceEditorProps) {
  const [cents, setCents] = useState<number | null>(priceCents);
  return (
    <InPlace valid={cents !== null} onClose={(store, byKey) => onClose(store ? cents : null, byKey)}>
      <MoneyInput autoFocus aria-label={label} value={cents} onChange={setCents} />
    </InPlace>
  );
}
