import type { TicketState } from '@domain/orders/ticket-state';
import { Clock, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ORDER_STATE_LOOKS } from './order-state';

/** How it looks how far a station is: like the order's own state, of which only the kitchen has one more. */
export const TICKET_STATE_ICONS: Record<TicketState, LucideIcon> = {
  QUEUED: Clock,
  IN_PROGRESS: ORDER_STATE_LOOKS.PREPARING.icon,
  READY: ORDER_STATE_LOOKS.READY.icon,
};

/** What it is called how far a station is. */
export function useTicketStateNames(): Record<TicketState, string> {
  const { t } = useTranslation('order');
  return { QUEUED: t('queued'), IN_PROGRESS: t('states.PREPARING'), READY: t('states.READY') };
}
