import type { TicketState } from '@domain/orders/ticket-state';
import { ORDER_STATE_LOOKS } from '@entities/order/order-state';
import { Clock, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ownState, type KitchenTicket } from './tickets';

/** How it looks how far a station is: like the order's own state, of which only the kitchen has one more. */
export const TICKET_STATE_ICONS: Record<TicketState, LucideIcon> = {
  QUEUED: Clock,
  IN_PROGRESS: ORDER_STATE_LOOKS.PREPARING.icon,
  READY: ORDER_STATE_LOOKS.READY.icon,
};

/** What it is called how far a station is. */
export function useTicketStateNames(): Record<TicketState, string> {
  const { t } = useTranslation(['order', 'order-kitchen']);
  return {
    QUEUED: t('order-kitchen:queued'),
    IN_PROGRESS: t('states.PREPARING'),
    READY: t('states.READY'),
  };
}

/** How far it is with what hangs, in words: the chosen station, or the order where none is chosen. */
export function useProgressLook(ticket: KitchenTicket): { icon: LucideIcon; name: string } {
  const { t } = useTranslation('order');
  const names = useTicketStateNames();
  const own = ownState(ticket);
  const { state } = ticket.order;
  return own
    ? { icon: TICKET_STATE_ICONS[own], name: names[own] }
    : { icon: ORDER_STATE_LOOKS[state].icon, name: t(`states.${state}`) };
}
