import type { ImportDto, ImportLine } from '@contracts/menu-files';
import { CircleAlert, CirclePlus, Equal, Pencil, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './menu.module.css';
import { useFormat } from '@shared/format/context';
import { Button } from '@shared/ui/button';
import { Tag } from '@shared/ui/tag';
import type { Tone } from '@shared/tokens/tokens';

const LOOKS: Record<ImportLine['action'], { icon: LucideIcon; tone: Tone }> = {
  CREATE: { icon: CirclePlus, tone: 'ready' },
  UPDATE: { icon: Pencil, tone: 'preparing' },
  UNCHANGED: { icon: Equal, tone: 'done' },
  REFUSE: { icon: CircleAlert, tone: 'cancelled' },
};
const SHOWN_AT_FIRST = 50;

interface ImportPreviewProps {
  shown: ImportDto;
  busy: boolean;
  onStore: () => void;
}

/** What a file would do to the menu: how much of everything, what is wrong first, then line by line. */
export function ImportPreview({ shown, busy, onStore }: ImportPreviewProps) {
  const { t } = useTranslation('onboarding');
  const [all, setAll] = useState(false);
  const { created, updated, unchanged, refused } = shown.counts;
  const sorted = [
    ...shown.lines.filter(({ action }) => action === 'REFUSE'),
    ...shown.lines.filter(({ action }) => action !== 'REFUSE'),
  ];
  const lines = all ? sorted : sorted.slice(0, SHOWN_AT_FIRST);
  return (
    <div className={styles.import}>
      <p role="status" className="figures">
        {t('menu.import.summary', { created, updated, unchanged, refused })}
      </p>
      {shown.newCategories.length > 0 && (
        <p className={styles.hint}>
          {t('menu.import.categories', { names: shown.newCategories.join(', ') })}
        </p>
      )}
      {shown.unknownColumns.length > 0 && (
        <p className={styles.hint}>{t('menu.import.unknown', { names: shown.unknownColumns.join(', ') })}</p>
      )}
      {/* What scrolls has to be reached by the keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above */}
      <div className={styles.scroll} role="region" aria-label={t('menu.import.lines')} tabIndex={0}>
        <table className={styles.lines}>
          <thead>
            <tr>
              <th scope="col">{t('menu.import.line')}</th>
              <th scope="col">{t('menu.import.product')}</th>
              <th scope="col">{t('menu.import.what')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Line key={line.line} line={line} />
            ))}
          </tbody>
        </table>
      </div>
      {!all && sorted.length > SHOWN_AT_FIRST && (
        <div>
          <Button size="small" variant="quiet" onClick={() => setAll(true)}>
            {t('menu.import.all', { count: sorted.length })}
          </Button>
        </div>
      )}
      <div>
        <Button variant="primary" busy={busy} disabled={created + updated === 0} onClick={onStore}>
          {t('menu.import.store', { count: created + updated })}
        </Button>
      </div>
    </div>
  );
}

function Line({ line }: { line: ImportLine }) {
  const { t } = useTranslation('onboarding');
  const { money } = useFormat();
  const { icon, tone } = LOOKS[line.action];
  const write = (field: string, value: string | number | null) =>
    typeof value === 'number' && field.endsWith('Cents') ? money(value) : String(value ?? '–');
  return (
    <tr>
      <td className="figures">{line.line}</td>
      <td>
        {line.name || '–'}
        <span className={styles.of}>{line.category}</span>
      </td>
      <td>
        <Tag icon={icon} tone={tone}>
          {t(`menu.import.actions.${line.action}`)}
        </Tag>
        {line.changes.map(({ field, before, after }) => (
          <span key={field} className={styles.change}>
            {t(`menu.import.columns.${field}`)}: {field === 'category' ? '' : `${write(field, before)} → `}
            {write(field, after)}
          </span>
        ))}
        {line.issues.map(({ code, path, message }) => (
          <span key={`${code}${path.join()}`} className={styles.wrong}>
            {t(`menu.import.columns.${String(path[0])}`)}: {message}
          </span>
        ))}
      </td>
    </tr>
  );
}
