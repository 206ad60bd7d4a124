import { Button } from 'antd';
import { canBeAssigned } from '@domain/couriers';
import type { OrderAction } from '@domain/orders/life-cycle';
import type { TFunction } from 'i18next';
import { Bike, Ellipsis, Eye, MessageCircle, Phone, Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import styles from './action-button.module.css';
import { actionIcon, actionKey, isDestructive } from './action-looks';
import { useOrderActions, type ActionableOrder } from './order-actions';
import { useIsWorking } from './use-is-working';
import { orders } from '../orders.feature';
import { usePaperItems } from '../ticket/use-paper-items';
import { useGrant } from '@entities/session/access';
import { contactLinks } from '@entities/order/contact-links';
import { CustomerPhone } from '@entities/order/customer-phone';
import { actionsAt } from '@entities/order/order-moves';
import { fillPath } from '@shared/routing/path';
import { useClock } from '@shared/state/use-now';
import { Dropdown, joinGroups, type MenuItem } from '@shared/ui/dropdown';

interface OrderMenuProps {
  order: ActionableOrder;
  /** Has a button of its own. */
  primary: OrderAction | null;
  tabStop?: boolean;
  /** On the order's own page it need not lead there. */
  withoutDetails?: boolean;
}

/** Everything else that can be done with an order: onwards first, what ends it last. */
export function OrderMenu({ order, primary, tabStop = true, withoutDetails }: OrderMenuProps) {
  const { t } = useTranslation(['orders', 'couriers']);
  const { run, readOnly, isOff, askCourier, askPaid } = useOrderActions();
  // As with its buttons: what is chosen while the server works on the order is not heard.
  const working = useIsWorking(order.id);
  const noting = useIsWorking(order.id, 'acknowledge');
  const navigate = useNavigate();
  const { items: papers } = usePaperItems([order]);
  const mayAssign = useGrant('courier.edit') === 'full';
  // As text, because it is looked at each second and seldom changes.
  const possible = useClock((now) => actionsAt(order, now).join())
    .split(',')
    .filter(Boolean) as OrderAction[];

  const itemOf = (action: OrderAction): MenuItem => {
    const Icon = actionIcon(order, action);
    return {
      key: action,
      label: t(`actions.${actionKey(order, action)}`),
      icon: <Icon />,
      danger: isDestructive(action),
      disabled: isOff(action) || (action === 'acknowledge' ? noting : working),
      onClick: () => run(order, action),
    };
  };
  // What is held is chosen item by item, on the page of the order.
  const others = possible.filter((action) => action !== primary && action !== 'hold');
  const assignItems: MenuItem[] =
    mayAssign && canBeAssigned(order)
      ? [
          {
            key: 'assign',
            label: t(order.courier?.id ? 'couriers:assign.other' : 'couriers:assign.open'),
            icon: <Bike />,
            disabled: readOnly || working,
            onClick: () => askCourier(order),
          },
        ]
      : [];
  const paidItems: MenuItem[] =
    possible.includes('deliver') && (order.dueCents ?? 0) > 0
      ? [
          {
            key: 'paid',
            label: t('paidOtherwise', { action: t(`actions.${actionKey(order, 'deliver')}`) }),
            icon: <Wallet />,
            disabled: readOnly || working,
            onClick: () => askPaid(order),
          },
        ]
      : [];
  const details: MenuItem = {
    key: 'details',
    label: t('details.open'),
    icon: <Eye />,
    onClick: () => void navigate(fillPath(orders.paths.show, { id: order.id })),
  };
  const items = joinGroups(
    [...others.filter((action) => !isDestructive(action)).map(itemOf), ...paidItems, ...assignItems],
    withoutDetails ? [] : [details],
    papers,
    contactItems(order.customerPhone, t),
    others.filter(isDestructive).map(itemOf),
  );

  return (
    <Dropdown placement="bottomRight" menu={{ 'aria-label': t('more', { number: order.number }), items }}>
      <Button
        type="text"
        className={styles.more}
        aria-label={t('more', { number: order.number })}
        icon={<Ellipsis size={16} strokeWidth={1.75} />}
        tabIndex={tabStop ? 0 : -1}
        data-more
      />
    </Dropdown>
  );
}

/** Rings or writes to the customer, for who sees their phone. */
function contactItems(phone: string | null, t: TFunction<'orders'>): MenuItem[] {
  const links = contactLinks(phone);
  if (!phone || !links) return [];
  const out = (href: string, label: string) => (
    <a href={href} target="_blank" rel="noreferrer" tabIndex={-1}>
      {label}
    </a>
  );
  return [
    {
      key: 'call',
      label: out(links.call, t('contact.call')),
      icon: <Phone />,
      extra: <CustomerPhone phone={phone} />,
    },
    { key: 'whatsapp', label: out(links.whatsapp, t('contact.whatsapp')), icon: <MessageCircle /> },
  ];
}
