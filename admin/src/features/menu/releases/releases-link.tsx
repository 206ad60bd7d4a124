import { CircleAlert, Layers } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { releasesPlace } from './releases-api';
import styles from './releases.module.css';
import type { Staged } from './use-staged';
import { LinkButton } from '@shared/ui/button';

/** The way to the releases, with how many are still to come; it warns of one that did not go live. */
export function ReleasesLink({ releases }: { releases: Staged['releases'] }) {
  const { t } = useTranslation('release');
  const failed = releases.some(({ state }) => state === 'FAILED');
  const Icon = failed ? CircleAlert : Layers;
  const count = releases.length;
  const words = failed ? t('link.failed') : count > 0 ? t('link.open', { count }) : t('title');
  return (
    <LinkButton to={releasesPlace} icon={<Icon size={16} strokeWidth={1.5} aria-hidden />}>
      <span className={styles.wide}>{words}</span>
      {count > 0 && (
        <span className={styles.narrow} aria-hidden>
          {count}
        </span>
      )}
    </LinkButton>
  );
}
