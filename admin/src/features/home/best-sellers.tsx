import type { HomeDto } from '@contracts/home';
import { measured } from '@domain/menu/unit';
import { ShoppingBasket } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './home.module.css';
import { Money } from '@entities/money/money';
import { useFormat } from '@shared/format/context';
import { Card } from '@shared/ui/card';
import { EmptyState } from '@shared/ui/states';

export function BestSellers({ items }: { items: HomeDto['bestSellers'] }) {
  const { t } = useTranslation('home');
  const { number } = useFormat();
  const most = Math.max(1, ...items.map(({ quantity }) => quantity));
  return (
    <Card title={t('best.title')}>
      {items.length === 0 ? (
        <EmptyState compact icon={ShoppingBasket} title={t('best.empty')} />
      ) : (
        <ol className={styles.best}>
          {items.map(({ productId, name, quantity, unit, salesCents }) => (
            <li key={productId}>
              <span className={styles.bestName}>{name}</span>
              <span className={styles.bestBar} aria-hidden>
                <span style={{ width: `${(quantity / most) * 100}%` }} />
              </span>
              <span className={styles.bestUnits}>
                {unit === 'UN' ? t('best.units', { count: quantity }) : measured(number(quantity), unit)}
              </span>
              <span className={styles.bestSales}>
                <Money cents={salesCents} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
