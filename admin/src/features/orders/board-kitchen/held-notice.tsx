import type { OrderCardDto } from '@contracts/orders';
import { Button, Flex } from 'antd';
import { CirclePause, Flame } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './modified-notice.module.css';
import { heldPlaces, type KitchenTicket } from './tickets';
import { useOrderActions } from '../actions/order-actions';
import { useIsWorking } from '../actions/use-is-working';

interface HeldNoticeProps {
  ticket: KitchenTicket;
  /** The digit of the ticket, which fires it after `C`; none where all have others. */
  ticketKey: string | undefined;
  /** @param places the items that are meant; all that is held here where none are named */
  onFire: (ticket: KitchenTicket, places?: number[]) => void;
}

/** That something on the ticket is held, and the press that has it made now: all of it, or one course of several. */
export function HeldNotice({ ticket, ticketKey, onFire }: HeldNoticeProps) {
  const { t } = useTranslation(['orders', 'order-kitchen']);
  const { isOff } = useOrderActions();
  const { order, items } = ticket;
  // While the order is worked on, another press would be lost.
  const off = useIsWorking(order.id) || isOff('fire');
  const places = heldPlaces(items);
  if (places.length === 0) return null;
  const { number, actions } = order;
  return (
    <section className={styles.held} aria-label={t('order-kitchen:held', { number })}>
      <p className={styles.title}>
        <CirclePause size={20} strokeWidth={2} aria-hidden />
        {t('order-kitchen:heldTitle')}
      </p>
      {actions.includes('fire') && (
        <Button
          size="large"
          icon={<Flame size={20} strokeWidth={2} aria-hidden />}
          disabled={off}
          aria-label={t('actionOn', { action: t('courses.fire'), number })}
          onClick={() => onFire(ticket)}
        >
          {t('courses.fire')}
          {ticketKey && (
            <kbd className={styles.key} aria-hidden>
              C {ticketKey}
            </kbd>
          )}
        </Button>
      )}
      {actions.includes('fire') && places.length > 1 && (
        <Flex wrap gap="small" className={styles.courses}>
          {places.map((place) => {
            const action = t('courses.fireOne', { name: calledAt(order, place) });
            return (
              <Button
                key={place}
                size="large"
                disabled={off}
                aria-label={t('actionOn', { action, number })}
                onClick={() => onFire(ticket, [place])}
              >
                {action}
              </Button>
            );
          })}
        </Flex>
      )}
    </section>
  );
}

/** What an item is called on its button: with its size where another of the order has its name. */
function calledAt({ items }: OrderCardDto, place: number): string | undefined {
  const item = items[place];
  const alike = items.filter(({ name }) => name === item?.name);
  return item?.variation && alike.length > 1 ? `${item.name} ${item.variation}` : item?.name;
}
