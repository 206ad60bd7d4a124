import { Button } from 'antd';
import { Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { SettlementSheet, type SheetProps } from './settlement-sheet';
import styles from './settlements.module.css';
import { useFormat } from '@shared/format/context';

interface PrintSheetProps extends SheetProps {
  name: string;
  /** When it was closed, ISO 8601 UTC; null while it is open. */
  closedAt: string | null;
}

/** Whether the browser prints just now: thousands of trips are drawn for paper alone. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // The browser prints what stands there when this has returned.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return printing;
}

/** Prints a settlement, with a line for whoever hands over and whoever receives. */
export function PrintSheet({ name, closedAt, ...sheet }: PrintSheetProps) {
  const { t } = useTranslation('couriers');
  const { moment } = useFormat();
  const printing = usePrinting();
  return (
    <>
      <Button icon={<Printer size={16} aria-hidden />} onClick={() => window.print()}>
        {t('settle.print')}
      </Button>
      {printing &&
        createPortal(
          <section className={styles.printed} aria-hidden>
            <h1>{t('settle.title', { name })}</h1>
            <p>{closedAt ? moment(closedAt) : t('settlementStates.OPEN')}</p>
            <SettlementSheet {...sheet} whole />
            <p className={styles.signature}>
              {t('settle.sign')} – {name}
            </p>
          </section>,
          document.body,
        )}
    </>
  );
}
