import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './releases.module.css';

/** A value before and after. */
export function FromTo({ from, to }: { from: string; to: string }) {
  const { t } = useTranslation('release');
  return (
    <span className={styles.fromTo}>
      <span className={styles.from}>
        <span className="visually-hidden">{t('before')}: </span>
        {from}
      </span>
      <ArrowRight size={14} strokeWidth={1.5} aria-hidden />
      <span className={styles.to}>
        <span className="visually-hidden">{t('after')}: </span>
        {to}
      </span>
    </span>
  );
}
