import { Layers } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useReleaseTimes } from './release-look';
import { releasePlace } from './releases-api';
import styles from './releases.module.css';
import type { StagedOf } from './use-staged';
import { useStagedWords } from './use-staged-words';

const NAMED = 3;

/** What of the row is to be otherwise soon: above its form, so that nobody is surprised. */
export default function StagedNotes({ staged, branchId }: { staged: readonly StagedOf[]; branchId: string }) {
  const { t } = useTranslation('release');
  const words = useStagedWords(branchId);
  const times = useReleaseTimes();
  return (
    <ul className={styles.notes} aria-label={t('notes')}>
      {staged.map(({ release, row }) => {
        const all = Object.entries(row.fields);
        const named = all.slice(0, NAMED).map(([field, value]) => {
          const label = words.label(row.entity, field);
          return Array.isArray(value) ? label : `${label} ${words.value(field, value)}`;
        });
        const more = all.length > NAMED ? [t('andMore', { count: all.length - NAMED })] : [];
        return (
          <li key={release.id} className={styles.note}>
            <Layers size={16} strokeWidth={1.5} aria-hidden />
            <span>
              {t('note', { fields: [...named, ...more].join(', ') })}{' '}
              <Link to={releasePlace(release.id)}>{release.name}</Link>
              {release.state !== 'COLLECTING' && <> · {times(release)}</>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
