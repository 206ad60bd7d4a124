import { CalendarClock, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Banner } from './banner';
import { orders } from '../orders.feature';
import { LinkButton } from '@shared/ui/button';

interface BeyondBannerProps {
  count: number;
  /** Whether they are for later, and known to somebody: then nobody misses them yet. */
  forLater?: boolean;
}

/** Says how many open orders a screen has no room for. */
export function BeyondBanner({ count, forLater = false }: BeyondBannerProps) {
  const { t } = useTranslation('orders');
  if (count === 0) return null;
  return (
    <Banner
      icon={forLater ? CalendarClock : TriangleAlert}
      tone={forLater ? 'waiting' : 'cancelled'}
      action={
        <LinkButton size="small" to={orders.paths.list}>
          {t('board.toList')}
        </LinkButton>
      }
    >
      {t(forLater ? 'signals.beyondLater' : 'signals.beyond', { count })}
    </Banner>
  );
}
