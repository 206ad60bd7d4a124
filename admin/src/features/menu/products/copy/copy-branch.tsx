import { Button } from 'antd';
import type { CopyBranch as Branch, CopyLine } from '@contracts/menu-copy';
import type { CopyAction } from '@domain/menu-copy';
import { CircleAlert, CirclePlus, Pencil, type LucideIcon } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './copy.module.css';
import { useCopyWords } from './use-copy-words';
import type { Tone } from '@shared/tokens/tokens';
import { Tag } from '@shared/ui/tag';

type Shown = Exclude<CopyAction, 'UNCHANGED'>;
const LOOKS: Record<Shown, { icon: LucideIcon; tone: Tone }> = {
  LEAVE: { icon: CircleAlert, tone: 'waiting' },
  UPDATE: { icon: Pencil, tone: 'preparing' },
  CREATE: { icon: CirclePlus, tone: 'ready' },
};
/** What is left out first, then what differs. */
const ORDER = ['LEAVE', 'UPDATE', 'CREATE'] as const;
const AT_ONCE = 50;

/** What a copy makes, changes and leaves out in one branch. */
export function CopyBranch({ of, name, done }: { of: Branch; name: string; done: boolean }) {
  const { t } = useTranslation('menu-copy');
  const [most, setMost] = useState(AT_ONCE);
  const id = useId();
  const lines = ORDER.flatMap((action) => of.products.filter((line) => line.action === action));
  const made = (
    ['newCategories', 'newVariationGroups', 'newExtraGroups', 'unlinked', 'unasked'] as const
  ).filter((what) => of[what].length > 0);
  return (
    <section className={styles.branch} aria-labelledby={id}>
      <header className={styles.head}>
        <h3 id={id}>{name}</h3>
        <p className="figures">{t(done ? 'did' : 'will', { ...of.counts })}</p>
      </header>
      {made.length > 0 && (
        <ul className={styles.hints}>
          {made.map((what) => (
            <li key={what}>{t(`made.${what}`, { names: of[what].join(', ') })}</li>
          ))}
        </ul>
      )}
      {lines.length > 0 && (
        <ul className={styles.lines}>
          {lines.slice(0, most).map((line) => (
            <Line key={line.productId} line={line} />
          ))}
        </ul>
      )}
      {lines.length > most && (
        <div>
          <Button size="small" type="text" onClick={() => setMost(most + AT_ONCE)}>
            {t('more', { count: Math.min(AT_ONCE, lines.length - most) })}
          </Button>
        </div>
      )}
    </section>
  );
}

function Line({ line }: { line: CopyLine }) {
  const { t } = useTranslation('menu-copy');
  const words = useCopyWords();
  const { name, action, changes, notes, reason } = line;
  if (action === 'UNCHANGED') return null;
  return (
    <li className={styles.line}>
      <span className={styles.name}>{name}</span>
      <Tag {...LOOKS[action]}>{t(`actions.${action}`)}</Tag>
      {(changes.length > 0 || notes.length > 0 || reason) && (
        <ul className={styles.changes}>
          {reason && <li className={styles.note}>{t(`reasons.${reason}`)}</li>}
          {notes.map((note) => (
            <li key={note} className={styles.note}>
              {t(`notes.${note}`)}
            </li>
          ))}
          {changes.map((change) => {
            const { label, before, after } = words(change);
            return (
              <li key={change.field}>
                {label}: <del>{before}</del> → <ins>{after}</ins>
              </li>
            );
          })}
        </ul>
      )}
    </li>
  );
}
