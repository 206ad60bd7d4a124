import { useNotification } from '@refinedev/core';
import { Button } from 'antd';
import { Copy, Download, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from '../config-user.module.css';
import { PRODUCT_NAME } from '@shared/brand';
import { useSession } from '@entities/session/session';
import { download } from '@shared/table/csv';

/** The codes, shown this once, and three ways to keep them. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { t } = useTranslation('profile');
  const { open: notify } = useNotification();
  const { user } = useSession();
  const heading = t('recovery.heading', { product: PRODUCT_NAME, email: user.email });

  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => notify?.({ type: 'success', message: t('recovery.copied') }),
      () => notify?.({ type: 'error', message: t('recovery.notCopied') }),
    );
  const save = () =>
    download('comanda-recovery-codes.txt', `${heading}\n\n${codes.join('\n')}\n`, 'text/plain');

  return (
    <div className={styles.stack}>
      <p className={styles.text}>{t('recovery.text')}</p>
      <ol className={styles.codes} aria-label={t('recovery.title')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={styles.actions}>
        <Button icon={<Copy size={16} strokeWidth={1.5} />} onClick={() => void copy()}>
          {t('recovery.copy')}
        </Button>
        <Button icon={<Download size={16} strokeWidth={1.5} />} onClick={save}>
          {t('recovery.download')}
        </Button>
        <Button icon={<Printer size={16} strokeWidth={1.5} />} onClick={() => printCodes(heading, codes)}>
          {t('recovery.print')}
        </Button>
      </div>
      <Button type="primary" onClick={onKept}>
        {t('recovery.kept')}
      </Button>
    </div>
  );
}

/** Puts the codes beside the page for the printer alone, and takes them away again. */
function printCodes(heading: string, codes: readonly string[]): void {
  const sheet = document.createElement('div');
  sheet.className = styles.printed ?? '';
  const title = document.createElement('h1');
  title.textContent = heading;
  const list = document.createElement('ol');
  list.append(...codes.map((code) => Object.assign(document.createElement('li'), { textContent: code })));
  sheet.append(title, list);
  document.body.append(sheet);
  window.addEventListener('afterprint', () => sheet.remove(), { once: true });
  window.print();
}
