import type { CourierLinkDto, CourierOnBoard } from '@contracts/couriers';
import { Button, Flex, Modal, Typography } from 'antd';
import { QrCode as QrIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contactLinks } from '@entities/order/contact-links';
import { useErrorMessage } from '@entities/record/use-error-message';
import { request } from '@shared/api/request';
import { dialogWidth } from '@shared/tokens/tokens';
import { QrCode } from '@shared/ui/qr-code';

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
  const whatsapp = url && contactLinks(phone)?.whatsapp;
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
        <Modal
          open
          title={t('link.title', { name })}
          width={dialogWidth.regular}
          footer={
            <Flex gap={8} wrap justify="end">
              <Button danger loading={busy} onClick={() => void renew()}>
                {t('link.renew')}
              </Button>
              {whatsapp && (
                <Button
                  type="primary"
                  href={`${whatsapp}?text=${encodeURIComponent(t('link.message', { url }))}`}
                  target="_blank"
                  rel="noreferrer"
                >
                  {t('link.send')}
                </Button>
              )}
            </Flex>
          }
          onCancel={() => setUrl(null)}
        >
          <Flex vertical align="center" gap={12}>
            <QrCode text={url} label={t('link.qr', { name })} />
            <Typography.Text copyable={{ text: url }} style={{ overflowWrap: 'anywhere' }}>
              {url}
            </Typography.Text>
            <Typography.Text type="secondary">{t('link.secret')}</Typography.Text>
          </Flex>
        </Modal>
      )}
    </>
  );
}
