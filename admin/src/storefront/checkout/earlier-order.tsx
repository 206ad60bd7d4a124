import { useLocale } from '../i18n/locale';
import { Action } from '../ui/action';
import { Sheet } from '../ui/sheet';
import styles from './checkout.module.css';

interface EarlierOrderProps {
  /** Null where the store has it, and no longer tells what it is. */
  order: { number: string; onFollow: () => void } | null;
  onAgain: () => void;
  onClose: () => void;
}

/** An order was taken whose answer was lost: only who knows that orders another one. */
export function EarlierOrder({ order, onAgain, onClose }: EarlierOrderProps) {
  const { t } = useLocale();
  return (
    <Sheet
      title={order ? t('earlier.title', { number: order.number }) : t('earlier.unknown')}
      onClose={onClose}
      footer={
        <div className={styles.answers}>
          <Action wide onClick={onAgain}>
            {t('earlier.again')}
          </Action>
          {order && (
            <Action kind="primary" wide onClick={order.onFollow}>
              {t('earlier.follow')}
            </Action>
          )}
        </div>
      }
    >
      <p className={styles.question}>{t(order ? 'earlier.why' : 'earlier.askStore')}</p>
    </Sheet>
  );
}
