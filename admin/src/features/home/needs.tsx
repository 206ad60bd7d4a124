import type { HomeDto, HomeNeed } from '@contracts/home';
import {
  Bell,
  Bike,
  CircleAlert,
  CircleCheck,
  Gavel,
  HandCoins,
  MessageSquareWarning,
  MonitorX,
  PackageX,
  Printer,
  Timer,
  TimerOff,
  WalletCards,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './home.module.css';
import { useFormat } from '@shared/format/context';
import { canOpenPath } from '@shared/routing/path-access';
import type { Tone } from '@shared/tokens/tokens';
import { LinkButton } from '@shared/ui/button';
import { Card } from '@shared/ui/card';
import { classes } from '@shared/ui/classes';
import { EmptyState } from '@shared/ui/states';

const LOOKS: Record<HomeNeed, { icon: LucideIcon; tone: Tone }> = {
  ORDERS_MISSED: { icon: TimerOff, tone: 'cancelled' },
  ORDERS_WAITING: { icon: Bell, tone: 'waiting' },
  PAYMENTS_TO_CONFIRM: { icon: WalletCards, tone: 'preparing' },
  PAYMENTS_DISPUTED: { icon: Gavel, tone: 'cancelled' },
  MONEY_UNMATCHED: { icon: CircleAlert, tone: 'cancelled' },
  REFUNDS_DUE: { icon: HandCoins, tone: 'waiting' },
  ORDERS_LATE: { icon: Timer, tone: 'cancelled' },
  COURIERS_MISSING: { icon: Bike, tone: 'waiting' },
  DEVICES_MISSING: { icon: MonitorX, tone: 'cancelled' },
  TICKETS_UNPRINTED: { icon: Printer, tone: 'cancelled' },
  FEEDBACK_WAITING: { icon: MessageSquareWarning, tone: 'cancelled' },
  RELEASES_FAILED: { icon: CircleAlert, tone: 'cancelled' },
  PRODUCTS_SOLD_OUT: { icon: PackageX, tone: 'done' },
};

/** What waits for a person, each with the button that leads to where it is done. */
export function Needs({ needs }: { needs: HomeDto['needs'] }) {
  const { t } = useTranslation('home');
  const { money, moment } = useFormat();
  const open = needs.filter(({ count }) => count > 0);
  return (
    <Card title={t('needs.title')}>
      {open.length === 0 ? (
        <EmptyState compact icon={CircleCheck} title={t('needs.calm')} text={t('needs.calmText')} />
      ) : (
        <ul className={styles.needs} aria-live="polite">
          {open.map(({ code, count, route, amountCents, dueAt }) => {
            const { icon: Icon, tone } = LOOKS[code];
            return (
              <li key={code} data-need={code}>
                <span className={classes(styles.needIcon, styles[tone])}>
                  <Icon size={16} strokeWidth={1.75} aria-hidden />
                </span>
                <span className={styles.needText}>
                  {t(`needs.${code}`, { count })}
                  {amountCents !== undefined && <b className="figures"> · {money(amountCents)}</b>}
                  {dueAt !== undefined && <> · {t('needs.dueBy', { time: moment(dueAt) })}</>}
                </span>
                {canOpenPath(route) && (
                  <LinkButton to={route} size="small">
                    {t(`actions.${code}`)}
                  </LinkButton>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
