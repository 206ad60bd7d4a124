import { Alert, Button } from 'antd';
import { CircleAlert, CirclePlus, Equal, Pencil, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RefusedFile } from './refused-file';
import {
  LINE_ACTIONS,
  type ImportAnswer,
  type LastImport,
  type LineAction,
  type TableImport,
} from './table-import';
import styles from './table-import.module.css';
import type { Tone } from '@shared/tokens/tokens';
import { Tag } from '@shared/ui/tag';

const LOOKS: Record<LineAction, { icon: LucideIcon; tone: Tone }> = {
  REFUSE: { icon: CircleAlert, tone: 'cancelled' },
  UPDATE: { icon: Pencil, tone: 'preparing' },
  CREATE: { icon: CirclePlus, tone: 'ready' },
  UNCHANGED: { icon: Equal, tone: 'done' },
};
const MAX_LINES = 200;

interface ImportPreviewProps<Answer extends ImportAnswer, Undone, Last extends LastImport> {
  of: TableImport<Answer, Undone, Last>;
  shown: Answer;
  busy: boolean;
  onStore: () => void;
}

/** The changes that a file would make: the sums, then line by line with the reasons of refused lines. */
export function ImportPreview<Answer extends ImportAnswer, Undone, Last extends LastImport>({
  of,
  shown,
  busy,
  onStore,
}: ImportPreviewProps<Answer, Undone, Last>) {
  const { t } = useTranslation('table-import');
  const { created, updated, unchanged, refused } = shown.counts;
  const lines: Answer['lines'] = LINE_ACTIONS.flatMap((action) =>
    shown.lines.filter((line) => line.action === action),
  );
  const visible = lines.slice(0, MAX_LINES);
  const hidden = created + updated + unchanged + refused - visible.length;
  const warning = of.warning?.(shown);
  return (
    <>
      <div className={styles.apply}>
        <p role="status" className="figures">
          {of.summary(shown)}
        </p>
        <Button type="primary" loading={busy} disabled={created + updated === 0} onClick={onStore}>
          {of.storeLabel(shown)}
        </Button>
      </div>
      {warning && <Alert type="warning" showIcon message={warning} />}
      {shown.match.source === 'REMEMBERED' && <p className={styles.hint}>{t('remembered')}</p>}
      {refused > 0 && (
        <p className={styles.hint}>
          {t('leftOut', { count: refused })} <RefusedFile of={shown} name={of.words.refusedName} />
        </p>
      )}
      {shown.unknownColumns.length > 0 && (
        <p className={styles.hint}>{t('unknown', { names: shown.unknownColumns.join(', ') })}</p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region has to be focusable (WCAG 2.1.1) */}
      <div className={styles.scroll} role="region" aria-label={t('lines')} tabIndex={0}>
        <table className={styles.lines}>
          <thead>
            <tr>
              <th scope="col">{t('line')}</th>
              <th scope="col">{t('customer')}</th>
              <th scope="col">{t('what')}</th>
            </tr>
          </thead>
          <tbody>
            {visible.map((line) => (
              <Line
                key={line.line}
                line={line}
                label={of.actionLabel(line.action)}
                detail={of.lineDetail(line)}
                fields={of.fields}
              />
            ))}
          </tbody>
        </table>
      </div>
      {hidden > 0 && <p className={styles.hint}>{t('more', { count: hidden })}</p>}
    </>
  );
}

interface LineProps {
  line: ImportAnswer['lines'][number];
  label: string;
  detail: ReactNode;
  fields: { key: string; label: string }[];
}

function Line({ line: { line, action, name, phone, issues }, label, detail, fields }: LineProps) {
  const { icon, tone } = LOOKS[action];
  const labelOf = (field: string) => fields.find(({ key }) => key === field)?.label ?? field;
  return (
    <tr>
      <td className="figures">{line}</td>
      <td>
        {name || '–'}
        <span className={styles.of}>{phone}</span>
      </td>
      <td>
        <Tag icon={icon} tone={tone}>
          {label}
        </Tag>
        {detail && <span className={styles.change}>{detail}</span>}
        {issues.map(({ code, path, message }) => (
          <span key={`${code}${path.join()}`} className={styles.wrong}>
            {labelOf(String(path[0]))}: {message}
          </span>
        ))}
      </td>
    </tr>
  );
}
