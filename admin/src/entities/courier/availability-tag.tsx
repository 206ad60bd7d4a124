import type { Availability } from '@domain/couriers';
import { Bike, CircleCheck, MoonStar, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Tone } from '@shared/tokens/tokens';
import { Tag } from '@shared/ui/tag';

const LOOKS: Record<Availability, { tone?: Tone; icon: LucideIcon }> = {
  AVAILABLE: { tone: 'ready', icon: CircleCheck },
  ON_DELIVERY: { tone: 'on-the-way', icon: Bike },
  OFFLINE: { icon: MoonStar },
};

/** Whether a courier is there, under way or not at work. */
export function AvailabilityTag({ availability }: { availability: Availability }) {
  const { t } = useTranslation('couriers');
  return <Tag {...LOOKS[availability]}>{t(`availability.${availability}`)}</Tag>;
}
