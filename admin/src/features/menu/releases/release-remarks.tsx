import type { ReleaseRemark } from '@contracts/menu-releases';
import { CircleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { rowEditPath } from './row-place';
import styles from './releases.module.css';
import type { StagedWords } from './use-staged-words';

interface ReleaseRemarksProps {
  title: string;
  remarks: readonly ReleaseRemark[];
  words: StagedWords;
}

/** What stands against a release, or what it could not take back, row by row with the way there. */
export function ReleaseRemarks({ title, remarks, words }: ReleaseRemarksProps) {
  return (
    <section className={styles.remarks} role="alert">
      <h2>
        <CircleAlert size={16} strokeWidth={1.5} aria-hidden /> {title}
      </h2>
      <ul className={styles.points}>
        {remarks.map(({ row, issue }, index) => {
          const [field] = issue.path;
          const label = row && typeof field === 'string' ? `${words.label(row.entity, field)}: ` : '';
          return (
            <li key={index}>
              {row && (
                <>
                  <Link to={rowEditPath(row)}>{row.name}</Link>
                  {' – '}
                </>
              )}
              {label}
              {issue.message}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
