import type { CourierLinkDto, CourierOnBoard } from '@contracts/couriers';
import { Button } from 'antd';
import { QrCode as QrIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '@entities/record/use-error-message';
import { request } from '@shared/api/request';

// With a QR code and the rules of every country's phones, for the few who open it.
const LinkDialog = lazy(async () => ({ default: (await import('./courier-link-dialog')).LinkDialog }));

interface CourierLinkProps {
  courier: Pick<CourierOnBoard, 'id' | 'name' | 'phone' | 'version'>;
  onRenewed: () => void;
}

/** The secret address of a courier's phone page: to be sent, or shown as a code to be photographed. */
export function CourierLink({ courier: { id, name, phone, version }, onRenewed }: CourierLinkProps) {
  const { t } = useTranslation('couriers');
  const sayWhy = useErrorMessage();
  const [url, setUrl] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const get = async (ask: () => Promise<CourierLinkDto>) => {
    setBusy(true);
    try {
      setUrl((await ask()).url);
    } catch (error) {
      sayWhy(error);
    } finally {
      setBusy(false);
    }
  };
  const show = () => get(() => request<CourierLinkDto>('GET', `/api/couriers/${id}/link`));
  const renew = async () => {
    await get(() => request<CourierLinkDto>('POST', `/api/couriers/${id}/renew-link`, { version }));
    onRenewed();
  };
  return (
    <>
      <Button
        icon={<QrIcon size={16} strokeWidth={1.5} aria-hidden />}
        loading={busy && url === null}
        onClick={() => void show()}
      >
        {t('link.open')}
      </Button>
      {url && (
        <Suspense fallback={null}>
          <LinkDialog
            courier={{ name, phone }}
            url={url}
            busy={busy}
            onRenew={() => void renew()}
            onClose={() => setUrl(null)}
          />
        </Suspense>
      )}
    </>
  );
}
