import { Button, Segmented } from 'antd';
import type { ImportDto, ImportLine } from '@contracts/menu-files';
import { CircleAlert, CirclePlus, Equal, Pencil, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './menu-file.module.css';
import { RefusedButton } from './refused-button';
import { useFormat } from '@shared/format/context';
import type { Tone } from '@shared/tokens/tokens';
import { Tag } from '@shared/ui/tag';

type Action = ImportLine['action'];

const LOOKS: Record<Action, { icon: LucideIcon; tone: Tone }> = {
  REFUSE: { icon: CircleAlert, tone: 'cancelled' },
  UPDATE: { icon: Pencil, tone: 'preparing' },
  CREATE: { icon: CirclePlus, tone: 'ready' },
  UNCHANGED: { icon: Equal, tone: 'done' },
};
/** What is wrong first, then what differs. */
const ORDER = Object.keys(LOOKS) as Action[];
const AT_ONCE = 100;

const PROGRAMS: Record<NonNullable<ImportDto['layout']>, string> = {
  SQUARE: 'Square',
  TOAST: 'Toast',
  SHOPIFY: 'Shopify',
  LOYVERSE: 'Loyverse',
};

interface ImportPreviewProps {
  shown: ImportDto;
  busy: boolean;
  onStore: () => void;
}

/** What a file would do to the menu: how much of everything, then line by line, each field before and after. */
export function ImportPreview({ shown, busy, onStore }: ImportPreviewProps) {
  const { t } = useTranslation('menu-file');
  const [only, setOnly] = useState<Action | 'ALL'>('ALL');
  const [most, setMost] = useState(AT_ONCE);
  const { created, updated, unchanged, refused } = shown.counts;
  const counts: Record<Action, number> = {
    CREATE: created,
    UPDATE: updated,
    UNCHANGED: unchanged,
    REFUSE: refused,
  };
  const sized = shown.lines.filter(({ notices }) =>
    notices.some(({ code }) => code === 'PRICE_IN_SIZES'),
  ).length;
  const sorted = ORDER.flatMap((action) => shown.lines.filter((line) => line.action === action));
  const lines = only === 'ALL' ? sorted : sorted.filter(({ action }) => action === only);
  return (
    <div className={styles.import}>
      <div className={styles.apply}>
        <p role="status" className="figures">
          {t('summary', { created, updated, unchanged, refused })}
        </p>
        <Button type="primary" loading={busy} disabled={created + updated === 0} onClick={onStore}>
          {t('store', { count: created + updated })}
        </Button>
      </div>
      {shown.layout && <p className={styles.hint}>{t('layout', { program: PROGRAMS[shown.layout] })}</p>}
      {shown.match.source === 'REMEMBERED' && <p className={styles.hint}>{t('remembered')}</p>}
      {refused > 0 && (
        <p className={styles.hint}>
          {t('leftOut', { count: refused })} <RefusedButton of={shown} />
        </p>
      )}
      {shown.newCategories.length > 0 && (
        <p className={styles.hint}>{t('categories', { names: shown.newCategories.join(', ') })}</p>
      )}
      {shown.unknownColumns.length > 0 && (
        <p className={styles.hint}>{t('unknown', { names: shown.unknownColumns.join(', ') })}</p>
      )}
      {sized > 0 && <p className={styles.hint}>{t('priceInSizes', { count: sized })}</p>}
      <div className={styles.filter}>
        <Segmented
          aria-label={t('filter')}
          value={only}
          onChange={(next) => {
            setOnly(next);
            setMost(AT_ONCE);
          }}
          options={[
            { value: 'ALL' as const, label: <Counted label={t('all')} count={shown.lines.length} /> },
            ...ORDER.filter((action) => counts[action] > 0).map((action) => ({
              value: action,
              label: <Counted label={t(`actions.${action}`)} count={counts[action]} />,
            })),
          ]}
        />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region has to be focusable (WCAG 2.1.1) */}
      <div className={styles.scroll} role="region" aria-label={t('lines')} tabIndex={0}>
        <table className={styles.lines}>
          <thead>
            <tr>
              <th scope="col">{t('line')}</th>
              <th scope="col">{t('product')}</th>
              <th scope="col">{t('what')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.slice(0, most).map((line) => (
              <Line key={line.line} line={line} />
            ))}
          </tbody>
        </table>
        {lines.length > most && (
          <div className={styles.more}>
            <Button size="small" type="text" onClick={() => setMost(most + AT_ONCE)}>
              {t('more', { count: Math.min(AT_ONCE, lines.length - most) })}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

function Counted({ label, count }: { label: string; count: number }) {
  return (
    <span className={styles.counted}>
      {label}
      <span className={styles.count}>{count}</span>
    </span>
  );
}

function Line({ line }: { line: ImportLine }) {
  const { t } = useTranslation(['menu-file', 'product']);
  const { money } = useFormat();
  const fieldName = (field: string) =>
    t([`fields.${field}`, `product:fields.${field}`], { defaultValue: t('fields.file') });
  const { icon, tone } = LOOKS[line.action];
  const write = (field: string, value: string | number | null) =>
    typeof value === 'number' && field.endsWith('Cents') ? money(value) : String(value ?? '') || '–';
  return (
    <tr>
      <td className="figures">{line.line}</td>
      <td>
        {line.name || '–'}
        <span className={styles.of}>{line.categories.join(', ')}</span>
      </td>
      <td>
        <Tag icon={icon} tone={tone}>
          {t(`actions.${line.action}`)}
        </Tag>
        {line.changes.map(({ field, before, after }) => (
          <span key={field} className={styles.change}>
            {fieldName(field)}: <del>{write(field, before)}</del> → <ins>{write(field, after)}</ins>
          </span>
        ))}
        {line.notices.map(({ code, path, message }) => (
          <span key={`${code}${path.join()}`} className={styles.change}>
            {fieldName(String(path[0]))}: {message}
          </span>
        ))}
        {line.issues.map(({ code, path, message }) => (
          <span key={`${code}${path.join()}`} className={styles.wrong}>
            {fieldName(String(path[0]))}: {message}
          </span>
        ))}
      </td>
    </tr>
  );
}
