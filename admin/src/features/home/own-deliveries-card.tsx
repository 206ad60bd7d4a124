import type { CourierLinkDto } from '@contracts/couriers';
import { Button } from 'antd';
import { Bike } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '@shared/api/use-api';
import { Card } from '@shared/ui/card';

const OPENED_KEY = 'comanda.courier-page.opened';

/** Opens the phone page once per tab, so that the way back to the dashboard stays open. */
function openOnce(path: string): void {
  try {
    if (sessionStorage.getItem(OPENED_KEY) !== null) return;
    sessionStorage.setItem(OPENED_KEY, path);
  } catch {
    // Without storage the page would open again and again; the button stays.
    return;
  }
  window.location.assign(path);
}

/** The way of a courier to their phone page, where they answer offers and hand orders over. It opens after the sign-in. */
export function OwnDeliveriesCard() {
  const { t } = useTranslation('home');
  const { data } = useApi<CourierLinkDto | null>('/api/couriers/own-link');
  // The page is on this origin, whatever address the server names in links that are sent.
  const path = data ? new URL(data.url).pathname : null;
  useEffect(() => {
    if (path !== null) openOnce(path);
  }, [path]);
  if (path === null) return null;
  return (
    <Card title={t('deliveries.title')}>
      <p>{t('deliveries.text')}</p>
      <Button type="primary" size="large" href={path} icon={<Bike size={18} strokeWidth={1.5} aria-hidden />}>
        {t('deliveries.open')}
      </Button>
    </Card>
  );
}
