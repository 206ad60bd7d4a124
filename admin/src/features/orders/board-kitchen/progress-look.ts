import { ORDER_STATE_LOOKS } from '@entities/order/order-state';
import { TICKET_STATE_ICONS, useTicketStateNames } from '@entities/order/ticket-state-looks';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ownState, type KitchenTicket } from './tickets';

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
