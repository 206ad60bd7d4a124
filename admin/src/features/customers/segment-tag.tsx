import type { Segment } from '@domain/customers';
import {
  AlarmClock,
  Crown,
  Heart,
  Hourglass,
  Moon,
  Sparkles,
  TrendingUp,
  UserX,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Tone } from '@shared/tokens/tokens';
import { Tag } from '@shared/ui/tag';

export const SEGMENT_LOOKS: Record<Segment, { icon: LucideIcon; tone: Tone }> = {
  CHAMPION: { icon: Crown, tone: 'ready' },
  LOYAL: { icon: Heart, tone: 'ready' },
  PROMISING: { icon: TrendingUp, tone: 'preparing' },
  NEW: { icon: Sparkles, tone: 'preparing' },
  NEEDS_ATTENTION: { icon: Hourglass, tone: 'waiting' },
  AT_RISK: { icon: AlarmClock, tone: 'cancelled' },
  HIBERNATING: { icon: Moon, tone: 'done' },
  LOST: { icon: UserX, tone: 'done' },
};

/** The segment of a customer, in words, icon and colour. */
export function SegmentTag({ segment }: { segment: Segment }) {
  const { t } = useTranslation('customers');
  const { icon, tone } = SEGMENT_LOOKS[segment];
  return (
    <Tag tone={tone} icon={icon}>
      {t(`segments.${segment}.name`)}
    </Tag>
  );
}
