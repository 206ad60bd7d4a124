import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Banner } from './banner';
import { orders } from '../orders.feature';
import { LinkButton } from '@shared/ui/button';

/** Says how many open orders a screen has no room for: they are not on it, and do not ring there. */
export function BeyondBanner({ count }: { count: number }) {
  const { t } = useTranslation('orders');
  if (count === 0) return null;
  return (
    <Banner
      icon={TriangleAlert}
      tone="cancelled"
      action={
        <LinkButton size="small" to={orders.paths.list}>
          {t('board.toList')}
        </LinkButton>
      }
    >
      {t('signals.beyond', { count })}
    </Banner>
  );
}
