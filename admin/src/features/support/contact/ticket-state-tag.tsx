import type { TicketState } from '@domain/support';
import {
  Archive,
  CircleCheckBig,
  Hourglass,
  MessageSquareReply,
  RotateCcw,
  Send,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Tone } from '@shared/tokens/tokens';
import { Tag } from '@shared/ui/tag';

const LOOKS: Record<TicketState, { tone: Tone; icon: LucideIcon }> = {
  OPEN: { tone: 'preparing', icon: Send },
  IN_PROGRESS: { tone: 'preparing', icon: Hourglass },
  WAITING_CUSTOMER: { tone: 'waiting', icon: MessageSquareReply },
  RESOLVED: { tone: 'ready', icon: CircleCheckBig },
  REOPENED: { tone: 'preparing', icon: RotateCcw },
  CLOSED: { tone: 'done', icon: Archive },
};

/** The state of a ticket as the business sees it: whose turn it is. */
export function TicketStateTag({ state }: { state: TicketState }) {
  const { t } = useTranslation('support');
  return <Tag {...LOOKS[state]}>{t(`states.${state}`)}</Tag>;
}
