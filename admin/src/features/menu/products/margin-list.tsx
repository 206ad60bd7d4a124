import { TrendingDown, Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Margin } from './product-price';
import styles from './products.module.css';
import { useFormat } from '@shared/format/context';

/** What is left of each price; below cost it is said aloud, and still allowed: a loss can be meant. */
export function MarginList({ margins }: { margins: Margin[] }) {
  const { t } = useTranslation('menu');
  const { money, percent } = useFormat();
  if (margins.length === 0) return null;
  return (
    <ul className={styles.margins} aria-label={t('price.margins')} aria-live="polite">
      {margins.map(({ of, promo, bps, cents }) => {
        const loss = cents < 0;
        const Icon = loss ? TrendingDown : Wallet;
        const words = t(loss ? 'price.loss' : promo ? 'price.promoMargin' : 'price.margin', {
          share: percent(bps),
          amount: money(Math.abs(cents)),
        });
        return (
          <li key={`${of}${promo}`} className={loss ? styles.loss : undefined}>
            <Icon size={16} strokeWidth={1.5} aria-hidden />
            <span>
              {of !== null && `${of}: `}
              {words}
              {loss && promo && ` · ${t('price.onPromotion')}`}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
