import type { CourierOnBoard } from '@contracts/couriers';
import { Button, Flex, Modal, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { contactLinks } from '@entities/order/contact-links';
import { dialogWidth } from '@shared/tokens/tokens';
import { QrCode } from '@shared/ui/qr-code';

interface LinkDialogProps {
  courier: Pick<CourierOnBoard, 'name' | 'phone'>;
  url: string;
  busy: boolean;
  onRenew: () => void;
  onClose: () => void;
}

/** The address of a courier's page as text and as a code, to be sent or made anew. */
export function LinkDialog({ courier: { name, phone }, url, busy, onRenew, onClose }: LinkDialogProps) {
  const { t } = useTranslation('couriers');
  const whatsapp = contactLinks(phone)?.whatsapp;
  return (
    <Modal
      open
      title={t('link.title', { name })}
      width={dialogWidth.regular}
      footer={
        <Flex gap={8} wrap justify="end">
          <Button danger loading={busy} onClick={onRenew}>
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
      onCancel={onClose}
    >
      <Flex vertical align="center" gap={12}>
        <QrCode text={url} label={t('link.qr', { name })} />
        <Typography.Text copyable={{ text: url }} style={{ overflowWrap: 'anywhere' }}>
          {url}
        </Typography.Text>
        <Typography.Text type="secondary">{t('link.secret')}</Typography.Text>
      </Flex>
    </Modal>
  );
}
