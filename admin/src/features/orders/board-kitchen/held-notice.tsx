import { Button } from 'antd';
import { CirclePause, Flame } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './modified-notice.module.css';
import { hasHeld, type KitchenTicket } from './tickets';
import { useOrderActions } from '../actions/order-actions';

/** That something on the ticket is held, and the press that has it made now. */
export function HeldNotice({ ticket: { order, items } }: { ticket: KitchenTicket }) {
  const { t } = useTranslation(['orders', 'order-kitchen']);
  const { run, readOnly } = useOrderActions();
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
          disabled={readOnly}
          aria-label={t('actionOn', { action: t('courses.fire'), number })}
          onClick={() => run(order, 'fire')}
        >
          {t('courses.fire')}
        </Button>
      )}
    </section>
  );
}
