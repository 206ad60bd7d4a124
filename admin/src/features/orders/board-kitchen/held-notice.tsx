import { Button } from 'antd';
import { CirclePause, Flame } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './modified-notice.module.css';
import { hasHeld, type KitchenTicket } from './tickets';
import { useOrderActions } from '../actions/order-actions';

interface HeldNoticeProps {
  ticket: KitchenTicket;
  /** The digit of the ticket, which fires it after `C`; none where all have others. */
  ticketKey: string | undefined;
  onFire: (ticket: KitchenTicket) => void;
}

/** That something on the ticket is held, and the press that has it made now. */
export function HeldNotice({ ticket, ticketKey, onFire }: HeldNoticeProps) {
  const { t } = useTranslation(['orders', 'order-kitchen']);
  const { isOff } = useOrderActions();
  const { order, items } = ticket;
  if (!hasHeld(items)) return null;
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
          disabled={isOff('fire')}
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
    </section>
  );
}
