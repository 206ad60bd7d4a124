import { useNotification } from '@refinedev/core';
import type { SocialLinksDto } from '@contracts/social-links';
import { Alert, Button, Input, Segmented } from 'antd';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PrintedCard } from './card-files';
import { CARD_SIZES, cardLayout, type CardSize } from './card-layout';
import { CardPicture } from './card-picture';
import { tableNames, tableUrl } from './table-names';
import { usePrintWords } from './use-print-words';
import { printedAccent } from '../../../storefront/preview/card-accent';
import styles from '../social.module.css';
import { downloadFile } from '@shared/table/csv';
import { Card } from '@shared/ui/card';
import { Field } from '@shared/ui/field';
import { Skeleton } from '@shared/ui/states';

const SIZES = Object.keys(CARD_SIZES) as CardSize[];
const FORMATS = ['pdf', 'png'] as const;
/** The product's own, where the store has no colour. */
const OWN = { fill: '#c8371f', onFill: '#ffffff' };

/** Cards to stand on the tables, in three sizes: one for all, or one for each. What writes them is loaded when it is pressed for. */
export function TableCard({ store }: { store: SocialLinksDto['store'] }) {
  const { t } = useTranslation('social');
  const { open: notify } = useNotification();
  const [size, setSize] = useState<CardSize>('A6');
  const [written, setWritten] = useState('');
  const [busy, setBusy] = useState<(typeof FORMATS)[number] | null>(null);
  const words = usePrintWords(store.language);
  const { name, logoUrl, color, servesTables } = store;
  const { names, problem } = tableNames(written);

  const cardFor = (table: string | null): PrintedCard | null => {
    if (!words) return null;
    const url = tableUrl(store.url, table);
    const { scan, how, tableWords } = words;
    const facts = { name, url, scan, how, ...(printedAccent(color) ?? OWN), hasLogo: logoUrl !== null };
    return {
      table,
      url,
      layout: cardLayout(size, { ...facts, table: table === null ? null : tableWords(table) }),
    };
  };
  const cards = (names.length > 0 ? names : [null]).flatMap((table) => cardFor(table) ?? []);
  const [first] = cards;

  const download = async (format: (typeof FORMATS)[number]) => {
    setBusy(format);
    try {
      const { cardsFile } = await import('./card-files');
      const made = await cardsFile(cards, { format, title: name, size, logoUrl });
      downloadFile(made.name, made.file);
    } catch {
      notify?.({ type: 'error', message: t('card.failed') });
    } finally {
      setBusy(null);
    }
  };

  return (
    <Card title={t('card.title')}>
      <p className={styles.text}>{t('card.text')}</p>
      <Field
        label={t('card.tables')}
        optional
        hint={names.length > 0 ? t('card.count', { count: names.length }) : t('card.tablesHint')}
        error={problem ? t(`card.problems.${problem.code}`, { part: problem.part }) : undefined}
      >
        {(control) => (
          <Input.TextArea
            {...control}
            autoSize={{ minRows: 1, maxRows: 6 }}
            maxLength={2000}
            placeholder={t('card.tablesExample')}
            value={written}
            onChange={(event) => setWritten(event.target.value)}
          />
        )}
      </Field>
      {names.length > 0 && !servesTables && (
        <Alert type="warning" showIcon message={t('card.notServed')} className={styles.text} />
      )}
      <div className={styles.store}>
        <Segmented
          aria-label={t('card.size')}
          value={size}
          options={SIZES.map((value) => ({ value, label: t(`card.sizes.${value}`) }))}
          onChange={setSize}
        />
        {first ? (
          <CardPicture
            layout={first.layout}
            url={first.url}
            logoUrl={logoUrl}
            label={t('card.preview', { size })}
          />
        ) : (
          <Skeleton lines={6} height={16} />
        )}
        <div className={styles.actions}>
          {FORMATS.map((format) => (
            <Button
              key={format}
              icon={<Download size={16} strokeWidth={1.5} aria-hidden />}
              loading={busy === format}
              disabled={!first || problem !== null || busy !== null}
              onClick={() => void download(format)}
            >
              {t(format === 'pdf' ? 'card.download' : 'card.png')}
            </Button>
          ))}
        </div>
      </div>
    </Card>
  );
}
