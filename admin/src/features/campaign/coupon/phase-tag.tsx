import type { CouponPhase } from '@domain/campaign';
import {
  Archive,
  CalendarClock,
  CalendarX,
  CircleCheck,
  CirclePause,
  CircleSlash,
  PencilLine,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Tone } from '@shared/tokens/tokens';
import { Tag } from '@shared/ui/tag';

const LOOKS: Record<CouponPhase, { icon: LucideIcon; tone?: Tone }> = {
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
  const { icon, tone } = LOOKS[phase];
  return (
    <Tag icon={icon} tone={tone}>
      {t(`phases.${phase}`)}
    </Tag>
  );
}
