import { Button } from 'antd';
import type { OrderAction } from '@domain/orders/life-cycle';
import type { TFunction } from 'i18next';
import { Ellipsis, Eye, MessageCircle, Phone, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import styles from './action-button.module.css';
import { actionIcon, actionKey, isGrave } from './action-looks';
import { useOrderActions, type ActionableOrder } from './order-actions';
import { orders } from '../orders.feature';
import { printOrder } from '../ticket/print-order';
import { contactLinks } from '@entities/order/contact-links';
import { actionsAt } from '@entities/order/order-moves';
import { at } from '@shared/routing/path';
import { useClock } from '@shared/state/use-now';
import { Menu, type MenuItem, type MenuLink } from '@shared/ui/menu';

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
  const { t } = useTranslation('orders');
  const { run, readOnly } = useOrderActions();
  const navigate = useNavigate();
  // As text, because it is looked at each second and seldom changes.
  const possible = useClock((now) => actionsAt(order, now).join())
    .split(',')
    .filter(Boolean) as OrderAction[];

  const itemOf = (action: OrderAction): MenuItem => ({
    key: action,
    label: t(`actions.${actionKey(order, action)}`),
    icon: actionIcon(order, action),
    danger: isGrave(action),
    disabled: readOnly,
    onSelect: () => run(order, action),
  });
  const others = possible.filter((action) => action !== primary);
  const print: MenuItem = {
    key: 'print',
    label: t('ticket.print'),
    icon: Printer,
    onSelect: () => void printOrder(order.id),
  };
  const details: MenuItem = {
    key: 'details',
    label: t('details.open'),
    icon: Eye,
    onSelect: () => void navigate(at(orders.paths.show, { id: order.id })),
  };
  const groups = [
    { items: others.filter((action) => !isGrave(action)).map(itemOf) },
    { items: withoutDetails ? [print] : [details, print] },
    { items: contactItems(order.customerPhone, t) },
    { items: others.filter(isGrave).map(itemOf) },
  ].filter(({ items }) => items.length > 0);

  return (
    <Menu
      label={t('more', { number: order.number })}
      align="end"
      groups={groups}
      trigger={(props) => (
        <Button
          {...props}
          type="text"
          className={styles.more}
          aria-label={t('more', { number: order.number })}
          icon={<Ellipsis size={16} strokeWidth={1.75} />}
          tabIndex={tabStop ? 0 : -1}
          data-more
        />
      )}
    />
  );
}

/** Rings or writes to the customer, for who sees their phone. */
function contactItems(phone: string | null, t: TFunction<'orders'>): MenuLink[] {
  const links = contactLinks(phone);
  if (!links) return [];
  return [
    { key: 'call', label: t('contact.call'), icon: Phone, note: phone, href: links.call },
    { key: 'whatsapp', label: t('contact.whatsapp'), icon: MessageCircle, href: links.whatsapp },
  ];
}
