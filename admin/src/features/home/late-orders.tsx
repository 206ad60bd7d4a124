import type { HomeDto } from '@contracts/home';
import { Bike, BellRing, CookingPot, Route, ShoppingBag, type LucideIcon } from 'lucide-react';
import type { PromiseBreaker } from '@domain/orders/broken-promise';
import { useTranslation } from 'react-i18next';
import styles from './home.module.css';
import { Card } from '@shared/ui/card';

const ICONS: Record<PromiseBreaker, LucideIcon> = {
  ANSWER: BellRing,
  KITCHEN: CookingPot,
  COURIER: Bike,
  ROAD: Route,
};

/**
 * Where the orders that came late today lost their time, the most frequent first, and apart from them what was ready in
 * time and fetched late; not there while there is neither.
 */
export function LateOrders({ late, fetchedLate }: Pick<HomeDto, 'late' | 'fetchedLate'>) {
  const { t } = useTranslation('home');
  if (late.length === 0 && fetchedLate === 0) return null;
  const count = late.reduce((sum, each) => sum + each.count, 0);
  return (
    <Card title={count === 0 ? t('late.nothing') : t('late.title', { count })}>
      <ul className={styles.late}>
        {late.map(({ breaker, count: each, by }) => {
          const Icon = ICONS[breaker];
          return (
            <li key={breaker}>
              <Icon size={16} strokeWidth={1.75} aria-hidden />
              <span>
                {t(`late.${breaker}`)}
                {by.length > 0 && (
                  <small className={styles.lateBy}>
                    {by.map((who) => t('late.by', { name: who.name, count: who.count })).join(' · ')}
                  </small>
                )}
              </span>
              <b className="figures">{each}</b>
            </li>
          );
        })}
        {fetchedLate > 0 && (
          <li>
            <ShoppingBag size={16} strokeWidth={1.75} aria-hidden />
            <span>{t('late.fetched')}</span>
            <b className="figures">{fetchedLate}</b>
          </li>
        )}
      </ul>
    </Card>
  );
}
