import { useNotification } from '@refinedev/core';
import type { SellerDto } from '@contracts/sellers';
import { Button, Flex, Modal, Typography } from 'antd';
import { Copy, QrCode as QrIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dialogWidth } from '@shared/tokens/tokens';
import { QrCode } from '@shared/ui/qr-code';

const ICON = { size: 16, strokeWidth: 1.5 } as const;

interface SellerLinkProps {
  seller: Pick<SellerDto, 'name' | 'code' | 'link'>;
  /** With words on the buttons, for thumbs. */
  large?: boolean;
  /** Where there is room for one button: the dialog of the code has the link too. */
  codeOnly?: boolean;
}

/** The link of a seller, to be copied or shown as a code to be photographed. */
export function SellerLink({ seller: { name, code, link }, large, codeOnly }: SellerLinkProps) {
  const { t } = useTranslation('sellers');
  const { open: notify } = useNotification();
  const [shown, setShown] = useState(false);
  const copy = () =>
    navigator.clipboard
      .writeText(link)
      .then(() => notify?.({ type: 'success', message: t('link.copied', { name }) }))
      // Without TLS there is no clipboard: the dialog shows what is to be copied by hand.
      .catch(() => setShown(true));
  const look = large ? ({ size: 'large', block: true } as const) : ({ type: 'text' } as const);
  const [copyWords, showWords] = [t('link.copy', { name }), t('link.show', { name })];
  return (
    <>
      {!codeOnly && (
        <Button
          {...look}
          icon={<Copy {...ICON} aria-hidden />}
          title={large ? undefined : copyWords}
          aria-label={copyWords}
          onClick={() => void copy()}
        >
          {large && t('link.copyShort')}
        </Button>
      )}
      <Button
        {...look}
        icon={<QrIcon {...ICON} aria-hidden />}
        title={large ? undefined : showWords}
        aria-label={showWords}
        onClick={() => setShown(true)}
      >
        {large && t('link.showShort')}
      </Button>
      {shown && (
        <Modal open title={name} width={dialogWidth.regular} footer={null} onCancel={() => setShown(false)}>
          <Flex vertical align="center" gap={12}>
            <QrCode text={link} label={t('link.qr', { name })} />
            <Typography.Text strong>{code}</Typography.Text>
            <Typography.Text copyable={{ text: link }} style={{ overflowWrap: 'anywhere' }}>
              {link}
            </Typography.Text>
          </Flex>
        </Modal>
      )}
    </>
  );
}
