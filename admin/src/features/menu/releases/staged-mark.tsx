import { Layers } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './releases.module.css';

/** Beside a name: something of it is staged, in these releases. */
export function StagedMark({ releases }: { releases: string | undefined }) {
  const { t } = useTranslation('release');
  if (releases === undefined) return null;
  const text = t('mark', { releases });
  return (
    <span className={styles.mark} title={text}>
      <Layers size={14} strokeWidth={1.75} aria-hidden />
      <span className="visually-hidden">{text}</span>
    </span>
  );
}
