import { useNotification } from '@refinedev/core';
import type { SocialLinksDto } from '@contracts/social-links';
import { Button } from 'antd';
import { Check, Copy, Download, SquareArrowOutUpRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { qrPng, qrSvg } from '@shared/ui/qr-file';
import { fileName } from '@shared/format/file-name';
import styles from '../social.module.css';
import { downloadFile } from '@shared/table/csv';
import { Card } from '@shared/ui/card';
import { QrCode } from '@shared/ui/qr-code';

const ICON = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;

/** The address of the store page, to be sent and printed. */
export function StoreLinkCard({ store: { name, url } }: { store: SocialLinksDto['store'] }) {
  const { t } = useTranslation('social');
  const { open: notify } = useNotification();
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      // Without TLS there is no clipboard.
      () => notify?.({ type: 'error', message: t('store.failed') }),
    );

  return (
    <Card title={t('store.title')}>
      <div className={styles.store}>
        <QrCode text={url} label={t('store.qr', { name })} />
        <p className={styles.url}>{url}</p>
        <div className={styles.actions}>
          <Button icon={copied ? <Check {...ICON} /> : <Copy {...ICON} />} onClick={() => void copy()}>
            {t(copied ? 'store.copied' : 'store.copy')}
          </Button>
          <Button href={url} target="_blank" rel="noreferrer" icon={<SquareArrowOutUpRight {...ICON} />}>
            {t('store.look')}
          </Button>
          <Button
            icon={<Download {...ICON} />}
            onClick={() => void qrSvg(url).then((file) => downloadFile(`${fileName(name)}-qr.svg`, file))}
          >
            {t('store.svg')}
          </Button>
          <Button
            icon={<Download {...ICON} />}
            onClick={() => void qrPng(url).then((file) => downloadFile(`${fileName(name)}-qr.png`, file))}
          >
            {t('store.png')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
