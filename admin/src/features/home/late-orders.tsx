import type { HomeDto } from '@contracts/home';
import { Bike, BellRing, CookingPot, Route, ShoppingBag, Timer, type LucideIcon } from 'lucide-react';
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
 * All orders that are late today: those under way whose promise has passed, where those that came late lost their time, the
 * most frequent first, and apart from them what was ready in time and fetched late. Not there while there is none of them.
 */
export function LateOrders({
  lateNow,
  late,
  fetchedLate,
}: Pick<HomeDto, 'lateNow' | 'late' | 'fetchedLate'>) {
  const { t } = useTranslation('home');
  const count = late.reduce((sum, each) => sum + each.count, lateNow);
  if (count === 0 && fetchedLate === 0) return null;
  return (
    <Card title={count === 0 ? t('late.nothing') : t('late.title', { count })}>
      <ul className={styles.late}>
        {lateNow > 0 && (
          <li>
            <Timer size={16} strokeWidth={1.75} aria-hidden />
            <span>{t('late.now')}</span>
            <b className="figures">{lateNow}</b>
          </li>
        )}
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
