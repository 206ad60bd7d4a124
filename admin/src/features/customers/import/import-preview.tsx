import type { CustomerImportAction, CustomerImportDto, CustomerImportLine } from '@contracts/customer-files';
import { CUSTOMER_FILE_FIELDS, customerHeading } from '@domain/customer-files';
import { Button } from 'antd';
import { CircleAlert, CirclePlus, Equal, Pencil, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './import.module.css';
import { RefusedFile } from './refused-file';
import { currentLanguage } from '@entities/language/language';
import type { Tone } from '@shared/tokens/tokens';
import { Tag } from '@shared/ui/tag';

const LOOKS: Record<CustomerImportAction, { icon: LucideIcon; tone: Tone }> = {
  REFUSE: { icon: CircleAlert, tone: 'cancelled' },
  UPDATE: { icon: Pencil, tone: 'preparing' },
  CREATE: { icon: CirclePlus, tone: 'ready' },
  UNCHANGED: { icon: Equal, tone: 'done' },
};
/** Refused lines first. */
const ORDER = Object.keys(LOOKS) as CustomerImportAction[];
const MAX_LINES = 200;

interface ImportPreviewProps {
  shown: CustomerImportDto;
  busy: boolean;
  onStore: () => void;
}

/** What a file would do to the customers: the sums, then line by line with the reasons of refused lines. */
export function ImportPreview({ shown, busy, onStore }: ImportPreviewProps) {
  const { t } = useTranslation('customers-data');
  const { created, updated, unchanged, refused } = shown.counts;
  const lines = ORDER.flatMap((action) => shown.lines.filter((line) => line.action === action));
  const visible = lines.slice(0, MAX_LINES);
  const hidden = created + updated + unchanged + refused - visible.length;
  return (
    <>
      <div className={styles.apply}>
        <p role="status" className="figures">
          {t('import.summary', { created, updated, unchanged, refused })}
        </p>
        <Button type="primary" loading={busy} disabled={created + updated === 0} onClick={onStore}>
          {t('import.store', { count: created + updated })}
        </Button>
      </div>
      {shown.match.source === 'REMEMBERED' && <p className={styles.hint}>{t('import.remembered')}</p>}
      {refused > 0 && (
        <p className={styles.hint}>
          {t('import.leftOut', { count: refused })} <RefusedFile of={shown} />
        </p>
      )}
      {shown.unknownColumns.length > 0 && (
        <p className={styles.hint}>{t('import.unknown', { names: shown.unknownColumns.join(', ') })}</p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region has to be focusable (WCAG 2.1.1) */}
      <div className={styles.scroll} role="region" aria-label={t('import.lines')} tabIndex={0}>
        <table className={styles.lines}>
          <thead>
            <tr>
              <th scope="col">{t('import.line')}</th>
              <th scope="col">{t('import.customer')}</th>
              <th scope="col">{t('import.what')}</th>
            </tr>
          </thead>
          <tbody>
            {visible.map((line) => (
              <Line key={line.line} line={line} />
            ))}
          </tbody>
        </table>
      </div>
      {hidden > 0 && <p className={styles.hint}>{t('import.more', { count: hidden })}</p>}
    </>
  );
}

function Line({ line: { line, action, name, phone, fields, issues } }: { line: CustomerImportLine }) {
  const { t } = useTranslation('customers-data');
  const { icon, tone } = LOOKS[action];
  return (
    <tr>
      <td className="figures">{line}</td>
      <td>
        {name || '–'}
        <span className={styles.of}>{phone}</span>
      </td>
      <td>
        <Tag icon={icon} tone={tone}>
          {t(`import.actions.${action}`)}
        </Tag>
        {fields.length > 0 && <span className={styles.change}>{fields.map(labelOf).join(', ')}</span>}
        {issues.map(({ code, path, message }) => (
          <span key={`${code}${path.join()}`} className={styles.wrong}>
            {labelOf(String(path[0]))}: {message}
          </span>
        ))}
      </td>
    </tr>
  );
}

function labelOf(field: string): string {
  const key = CUSTOMER_FILE_FIELDS.find((each) => each === field);
  return key ? customerHeading(key, currentLanguage()) : field;
}
