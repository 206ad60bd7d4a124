import type { CouponPhase } from '@domain/campaign';
import {
  Archive,
  CalendarClock,
  CalendarX,
  CircleCheck,
  CirclePause,
  CircleSlash,
  PencilLine,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Tag, type TagLook } from '@shared/ui/tag';

const LOOKS: Record<CouponPhase, TagLook> = {
  DRAFT: { icon: PencilLine },
  SCHEDULED: { icon: CalendarClock, tone: 'preparing' },
  ACTIVE: { icon: CircleCheck, tone: 'ready' },
  PAUSED: { icon: CirclePause, tone: 'waiting' },
  EXHAUSTED: { icon: CircleSlash, tone: 'cancelled' },
  EXPIRED: { icon: CalendarX },
  ARCHIVED: { icon: Archive },
};

/** Where a coupon stands, by colour, icon and word. */
export function PhaseTag({ phase }: { phase: CouponPhase }) {
  const { t } = useTranslation('coupons');
  return <Tag {...LOOKS[phase]}>{t(`phases.${phase}`)}</Tag>;
}
