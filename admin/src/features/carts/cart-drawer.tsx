import type { CartDto } from '@contracts/carts';
import { counted } from '@domain/menu/unit';
import { Descriptions, Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CartStateTag, ObstacleTag } from './cart-tags';
import styles from './carts.module.css';
import { remedyOf } from './remedy';
import { RemindPanel } from './remind-panel';
import { Money } from '@entities/money/money';
import { CustomerPhone } from '@entities/order/customer-phone';
import { useApi } from '@shared/api/use-api';
import { useFormat } from '@shared/format/context';
import { fillPath } from '@shared/routing/path';
import { drawerWidth } from '@shared/tokens/tokens';
import { ErrorState, Skeleton } from '@shared/ui/states';

const ORDER = '/dashboard/orders/details/:id';

interface CartDrawerProps {
  id: string;
  onClose: () => void;
  onReminded: () => void;
}

/** One cart beside the list: what is in it, how far it came, what stood in the way, and the reminder. */
export function CartDrawer({ id, onClose, onReminded }: CartDrawerProps) {
  const { t } = useTranslation('carts');
  const { data, error, refetch } = useApi<CartDto>(`/api/carts/${id}`);
  return (
    <Drawer open title={data?.contact.name || t('unknown')} width={drawerWidth.regular} onClose={onClose}>
      {data ? (
        <Details
          cart={data}
          onReminded={() => {
            refetch();
            onReminded();
          }}
        />
      ) : error ? (
        <ErrorState compact error={error} onRetry={refetch} />
      ) : (
        <Skeleton lines={6} height={16} />
      )}
    </Drawer>
  );
}

function Details({ cart, onReminded }: { cart: CartDto; onReminded: () => void }) {
  const { t } = useTranslation(['carts', 'order']);
  const { moment } = useFormat();
  const remedy = remedyOf(cart.obstacle, cart.branchId);
  const { phone, email } = cart.contact;
  const place = [cart.district, cart.city].filter(Boolean).join(', ');
  const facts = [
    { key: 'state', label: t('state'), children: <CartStateTag cart={cart} /> },
    { key: 'channel', label: t('channel'), children: t(`order:channels.${cart.channel}`) },
    { key: 'step', label: t('step'), children: t(`steps.${cart.step}`) },
    { key: 'obstacle', label: t('obstacle'), children: <ObstacleTag obstacle={cart.obstacle} /> },
    { key: 'place', label: t('place'), children: place },
    { key: 'coupon', label: t('coupon'), children: cart.coupon },
    { key: 'phone', label: t('phone'), children: phone && <CustomerPhone phone={phone} /> },
    { key: 'email', label: t('email'), children: email },
    { key: 'last', label: t('last'), children: moment(cart.lastActivityAt) },
    { key: 'auto', label: t('autoReminded'), children: cart.autoRemindedAt && moment(cart.autoRemindedAt) },
    { key: 'hand', label: t('handReminded'), children: cart.handRemindedAt && moment(cart.handRemindedAt) },
    {
      key: 'order',
      label: t('order'),
      children: cart.orderId && <Link to={fillPath(ORDER, { id: cart.orderId })}>{t('openOrder')}</Link>,
    },
  ].filter(({ children }) => children);

  return (
    <div className={styles.details}>
      <ul className={styles.items}>
        {cart.items.map((item, position) => (
          <li key={position}>
            <span>
              <strong className="figures">{counted(item.quantity, item.unit)}</strong>{' '}
              {item.name || t('gone')}
              {item.choices && <span className={styles.faint}> {item.choices}</span>}
              {item.notes && <span className={styles.faint}> {item.notes}</span>}
            </span>
            {item.totalCents === null ? <span>{t('notSold')}</span> : <Money cents={item.totalCents} />}
          </li>
        ))}
        <li className={styles.sum}>
          <span>{t('value')}</span>
          <Money cents={cart.valueCents} />
        </li>
      </ul>
      <Descriptions column={1} size="small" items={facts} />
      {remedy && (
        <p>
          {t(`remedies.${remedy.words}`)}{' '}
          {remedy.link && <Link to={remedy.link.to}>{t(`remedies.${remedy.link.words}`)}</Link>}
        </p>
      )}
      <RemindPanel cart={cart} onReminded={onReminded} />
    </div>
  );
}
