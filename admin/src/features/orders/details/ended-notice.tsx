import type { OrderDto } from '@contracts/orders';
import { useTranslation } from 'react-i18next';
import styles from './details.module.css';
import { stateKey } from '@entities/order/order-moves';
import { ORDER_STATE_LOOKS } from '@entities/order/order-state';

/** Why it came to nothing, above everything else. */
export function EndedNotice({ order }: { order: OrderDto }) {
  const { t } = useTranslation(['orders', 'order']);
  const { cancellation, state } = order;
  if (!cancellation) return null;
  const { icon: Icon } = ORDER_STATE_LOOKS[state];
  return (
    <div className={styles.ended} role="note">
      <Icon size={18} strokeWidth={1.75} aria-hidden />
      <div>
        <b>
          {t(`order:states.${stateKey(order)}`)} · {t(`order:codes.${cancellation.code}`)}
        </b>
        <p>
          {t(`endedBy.${cancellation.by}`)}
          {cancellation.note && `: ${cancellation.note}`}
        </p>
      </div>
    </div>
  );
}
