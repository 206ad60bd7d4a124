import { useNotification } from '@refinedev/core';
import type { SocialLinksDto } from '@contracts/social-links';
import { Button, Segmented } from 'antd';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CARD_SIZES, cardLayout, type CardSize } from './card-layout';
import { CardPicture } from './card-picture';
import { loadLogo } from './load-logo';
import { usePrintWords } from './use-print-words';
import { printedAccent } from '../../../storefront/preview/card-accent';
import styles from '../social.module.css';
import { fileName } from '../store/file-name';
import { downloadFile } from '@shared/table/csv';
import { Card } from '@shared/ui/card';
import { Skeleton } from '@shared/ui/states';

const SIZES = Object.keys(CARD_SIZES) as CardSize[];
/** The product's own, where the store has no colour. */
const OWN = { fill: '#c8371f', onFill: '#ffffff' };

/** A card to stand on the tables, in three sizes. What writes it is loaded when it is pressed for. */
export function TableCard({ store }: { store: SocialLinksDto['store'] }) {
  const { t } = useTranslation('social');
  const { open: notify } = useNotification();
  const [size, setSize] = useState<CardSize>('A6');
  const [busy, setBusy] = useState(false);
  const words = usePrintWords(store.language);
  const { name, url, logoUrl, color } = store;
  const layout =
    words &&
    cardLayout(size, { name, url, ...words, ...(printedAccent(color) ?? OWN), hasLogo: logoUrl !== null });

  const download = async () => {
    if (!layout) return;
    setBusy(true);
    try {
      const { cardPdf } = await import('./card-pdf');
      const logo = logoUrl === null ? null : await loadLogo(logoUrl);
      downloadFile(
        `${fileName(name)}-${size.toLowerCase()}.pdf`,
        cardPdf(layout, { title: name, url, logo }),
      );
    } catch {
      notify?.({ type: 'error', message: t('card.failed') });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Card title={t('card.title')}>
      <p className={styles.text}>{t('card.text')}</p>
      <div className={styles.store}>
        <Segmented
          aria-label={t('card.size')}
          value={size}
          options={SIZES.map((value) => ({ value, label: t(`card.sizes.${value}`) }))}
          onChange={setSize}
        />
        {layout ? (
          <CardPicture layout={layout} url={url} logoUrl={logoUrl} label={t('card.preview', { size })} />
        ) : (
          <Skeleton lines={6} height={16} />
        )}
        <Button
          icon={<Download size={16} strokeWidth={1.5} aria-hidden />}
          loading={busy}
          disabled={!layout}
          onClick={() => void download()}
        >
          {t('card.download')}
        </Button>
      </div>
    </Card>
  );
}
